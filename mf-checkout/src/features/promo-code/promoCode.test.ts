import { normalizeCode } from './promoCode';

test.each([
  ['LISA10', 'LISA10'],
  ['  Осень 10\n', 'Осень 10'],
  ['', undefined],
  ['   ', undefined],
  ['\u00A0\t', undefined],
  ['Я'.repeat(60), 'Я'.repeat(60)],
])('%j is %j', (text, code) => {
  expect(normalizeCode(text)).toBe(code);
});
