import { panelRedirect } from './panelRedirect';

test.each(['profile', 'bonuses', 'addresses', 'qr-code'] as const)(
  'a guest gets the auth panel instead of %s',
  (panel) => {
    expect(panelRedirect(panel, true)).toBe('auth');
    expect(panelRedirect(panel, false)).toBeUndefined();
  },
);

test('a panel that needs no login opens for a guest', () => {
  expect(panelRedirect('cart', true)).toBeUndefined();
});
