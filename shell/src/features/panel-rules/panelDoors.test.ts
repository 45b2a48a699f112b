import { openedInstead, returnsTo } from './panelDoors';

test.each(['profile', 'bonuses', 'addresses', 'qr-code'] as const)(
  'a guest gets the auth panel for %s',
  (panel) => {
    expect(openedInstead(panel, true)).toBe('auth');
    expect(openedInstead(panel, false)).toBeUndefined();
  },
);

test('what is nobody’s own opens for a guest', () => {
  expect(openedInstead('cart', true)).toBeUndefined();
});

test.each(['bonuses', 'bonus-card', 'qr-code'] as const)('%s closes back to the profile', (panel) => {
  expect(returnsTo(panel)).toBe('profile');
});

test('other panels close to the page', () => {
  expect(returnsTo('cart')).toBeUndefined();
});
