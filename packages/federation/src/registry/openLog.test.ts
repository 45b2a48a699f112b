import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSignature } from '../release/signature';
import { openLog } from './openLog';
import { registryKeys } from './registryKeys';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-log-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const entry = (build: string) => ({
  changes: [{ app: 'catalog', action: 'release' as const, build }],
  channels: { catalog: { stable: build, history: [] } },
});
const file = (name: string) => join(root, 'log', name);

test('of two entries after the same one the second is refused', () => {
  const log = openLog(root, registryKeys(root, {}));
  expect(log.head()).toBeUndefined();
  expect(log.append(undefined, entry('b1'))).toBe(true);
  const head = log.head();
  expect(log.append(head, entry('b2'))).toBe(true);
  expect(log.append(head, entry('b3'))).toBe(false);
  expect(log.head()?.changes).toEqual(entry('b2').changes);
  expect(readdirSync(join(root, 'log'))).toEqual(['00000001.json', '00000002.json']);
});

test('an entry that was changed, or is missing, is found', () => {
  const log = openLog(root, registryKeys(root, {}));
  for (const build of ['b1', 'b2', 'b3']) log.append(log.head(), entry(build));
  expect(log.entries().map(({ changes }) => changes[0]?.build)).toEqual(['b1', 'b2', 'b3']);
  const text = readFileSync(file('00000001.json'), 'utf8');
  const { signature: _, ...signed } = JSON.parse(text) as { signature: string };
  // Whoever has the key can sign another entry, but the one after it has the hash of the first.
  const other = withSignature({ ...signed, at: '2020-01-01' }, registryKeys(root, {}).own());
  writeFileSync(file('00000001.json'), JSON.stringify(other));
  expect(() => log.entries()).toThrow('00000002.json does not follow the entry before it');
  writeFileSync(file('00000001.json'), text);
  rmSync(file('00000002.json'));
  expect(() => log.entries()).toThrow('00000003.json does not follow the entry before it');
});

test.each(['{', 'null', '{}', '{"sequence":2,"previous":"","changes":[],"channels":{}}'])(
  'the entry %s is refused',
  (text) => {
    openLog(root, registryKeys(root, {})).append(undefined, entry('b1'));
    writeFileSync(file('00000001.json'), text);
    expect(() => openLog(root, registryKeys(root, {})).head()).toThrow('00000001.json: ');
  },
);
