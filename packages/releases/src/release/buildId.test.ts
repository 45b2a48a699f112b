import { buildIdOf } from './buildId';

const record = {
  name: 'catalog',
  build: 'x',
  version: '1.0.0',
  commit: 'abc',
  builtAt: '2026-01-01T00:00:00.000Z',
  files: { 'a.js': { sha384: 'sha384-a', size: 1 }, 'b.js': { sha384: 'sha384-b', size: 2 } },
  entry: 'a.js',
  initial: { pages: { home: ['a.js', 'b.js'] } },
  contract: { panels: { cart: { type: 'object', required: ['slug', 'tab'] } } },
};
const id = buildIdOf(record);

test('has 128 bits', () => expect(id).toMatch(/^[\da-f]{32}$/));

test('is the same for another order of keys, another commit and another time', () => {
  const { contract, files, ...others } = record;
  const reversed = Object.fromEntries(Object.entries(files).reverse());
  expect(buildIdOf({ contract, ...others, files: reversed })).toBe(id);
  expect(buildIdOf({ ...record, build: id, commit: 'def', builtAt: '2026-01-02T00:00:00.000Z' })).toBe(id);
});

test.each([
  ['a file', { files: { ...record.files, 'a.js': { sha384: 'sha384-c', size: 1 } } }],
  ['the contract', { contract: { panels: { cart: { type: 'object', required: ['slug'] } } } }],
  ['the order of a list', { initial: { pages: { home: ['b.js', 'a.js'] } } }],
  ['the entry', { entry: 'b.js' }],
  ['the version', { version: '1.0.1' }],
])('is another for another value of %s', (_, change) => {
  expect(buildIdOf({ ...record, ...change })).not.toBe(id);
});
