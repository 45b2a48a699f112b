import { hasScope } from './hasScope';

test.each([
  ['the only one', { scope: 'customer' }, true],
  ['one of several', { scope: 'beta customer' }, true],
  ['one of several with commas', { scope: 'beta, customer' }, true],
  ['a part of another', { scope: 'customers' }, false],
  ['another letter case', { scope: 'Customer' }, false],
  ['none', { scope: null }, false],
  ['a guest', undefined, false],
])('%s', (_, user, expected) => {
  expect(hasScope(user, 'customer')).toBe(expected);
});

test('no customer has the empty scope', () => {
  expect(hasScope({ scope: '' }, '')).toBe(false);
});
