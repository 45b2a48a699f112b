import { isSameCode } from './promoCode';

test.each([
  ['LISA10', 'LISA10', true],
  ['LISA10', 'lisa10', true],
  ['Лиса', 'ЛИСА', true],
  [' LISA 10', 'LISA10\u00A0', true],
  ['LISA10', 'LISA1', false],
  ['LISA10', '', false],
  ['LISA10', undefined, false],
  [undefined, 'LISA10', false],
  [undefined, undefined, false],
])('%j and %j: %p', (one, other, isSame) => {
  expect(isSameCode(one, other)).toBe(isSame);
});
