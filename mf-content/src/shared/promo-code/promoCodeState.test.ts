import { promoCodeState } from './promoCodeState';

test.each([
  ['no code', undefined, undefined, false, 'view'],
  ['no code, though the cart has one', undefined, 'LISA10', false, 'view'],
  ['a code', 'LISA10', undefined, false, 'apply'],
  ['another code in the cart', 'LISA10', 'FIRST', false, 'apply'],
  ['its code in the cart', 'LISA10', 'lisa10', false, 'applied'],
  ['its code in the cart, refused before', 'LISA10', 'LISA10 ', true, 'applied'],
  ['a refused code', 'LISA10', undefined, true, 'refused'],
] as const)('%s', (_, code, appliedCode, isRefused, state) => {
  expect(promoCodeState({ code, appliedCode, isRefused })).toBe(state);
});

test.each([
  ['ЛИСА-10', 'applied'],
  ['FIRST', 'apply'],
  [undefined, 'apply'],
] as const)('a code that the cart calls ЛИСА-10, with %s in the cart', (appliedCode, state) => {
  const facts = { code: 'LISA10', alias: 'ЛИСА-10', appliedCode, isRefused: false };
  expect(promoCodeState(facts)).toBe(state);
});
