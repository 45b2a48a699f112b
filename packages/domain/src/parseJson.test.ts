import { parseJson } from './parseJson';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['""', ''],
  ['', undefined],
  ['{', undefined],
  ['undefined', undefined],
  [null, undefined],
])('%j is %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
