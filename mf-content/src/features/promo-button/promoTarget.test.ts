import { promoTarget } from './promoTarget';

test.each([
  ['/promos', 'supy', '/#supy'],
  ['/promos', undefined, '/'],
  ['/', 'супы', '/#%D1%81%D1%83%D0%BF%D1%8B'],
  ['/menu', 'supy', '/menu#supy'],
  ['/menu', undefined, '/menu'],
  ['/menu/rolly/philadelphia', 'supy', '/menu#supy'],
  ['/web_menu', 'supy', '/menu#supy'],
  ['/promos/menu', 'supy', '/#supy'],
  ['/menus', 'supy', '/#supy'],
])('from %s with the group %s', (pathname, slug, target) => {
  expect(promoTarget(pathname, slug)).toBe(target);
});
