import { isCodeApplied, isSameCode } from './promoCode';

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

test.each([
  ['the code itself', null, 'LISA10', true],
  ['another spelling, where there was no code', null, 'ЛИСА-10', true],
  ['another spelling, in the place of another code', 'ОСЕНЬ', 'ЛИСА-10', true],
  ['no code', null, undefined, false],
  ['no code, in the place of another', 'ОСЕНЬ', undefined, false],
  ['an earlier code', 'ОСЕНЬ', 'осень', false],
  ['the code again', 'LISA10', 'lisa10', true],
  ['the code, where the earlier one is unknown', undefined, 'LISA10', true],
  ['another code, where the earlier one is unknown', undefined, 'ОСЕНЬ', false],
])('LISA10 submitted, the order has %s', (_name, before, after, isApplied) => {
  expect(isCodeApplied({ submitted: 'lisa 10', before, after })).toBe(isApplied);
});
