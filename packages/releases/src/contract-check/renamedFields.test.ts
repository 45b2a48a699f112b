import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { renamedFields } from './renamedFields';

const text: JsonSchema = { type: 'string' };
const fields = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const lines = (line: JsonSchema): JsonSchema => ({ type: 'object', properties: { lines: listOf(line) } });

test.each([
  [
    'renames a field',
    fields('code'),
    fields('key'),
    fields('code'),
    ['key is not taken, and code is no longer sent'],
  ],
  [
    'renames a field of the items of a list',
    lines(fields('note')),
    lines(fields('comment')),
    lines(fields('note')),
    ['lines[].comment is not taken, and lines[].note is no longer sent'],
  ],
  ['only leaves a field out', fields('code', 'tone'), fields('tone'), fields('code', 'tone'), []],
  ['only adds a field', fields('code'), fields('code', 'tone'), fields('code'), []],
  ['renames a field for a receiver of anything', fields('code'), fields('key'), {}, []],
])('a sender that %s', (_, before, after, taken, found) => {
  expect(renamedFields({ schema: before }, { schema: after }, taken)).toEqual(found);
});

test.each([
  ['passes neither', [], [], []],
  ['never passed the field that it can no longer send', [], ['key'], []],
  ['does not pass the field that it may send now', ['code'], [], []],
  ['passed one and passes the other', ['code'], ['key'], ['key is not taken, and code is no longer sent']],
])('a sender whose contract renames a field, and whose code %s', (_, passedBefore, passed, found) => {
  const [before, after] = [fields('code'), fields('key')];
  expect(
    renamedFields({ schema: before, passed: passedBefore }, { schema: after, passed }, fields('code')),
  ).toEqual(found);
});

test('a field inside one that the code does not pass is not looked at', () => {
  const inside = (name: string): JsonSchema => ({ type: 'object', properties: { place: fields(name) } });
  const renamed = (passed: readonly string[]) =>
    renamedFields({ schema: inside('code'), passed }, { schema: inside('key'), passed }, inside('code'));
  expect(renamed([])).toEqual([]);
  expect(renamed(['place'])).toEqual(['place.key is not taken, and place.code is no longer sent']);
});
