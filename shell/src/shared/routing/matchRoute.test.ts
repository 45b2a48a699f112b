import { matchRoute } from './matchRoute';

test.each([
  ['/', 'home', {}],
  ['/menu', 'menu', {}],
  ['/menu/rolly', 'menu-group', { group: 'rolly' }],
  ['/menu/rolly/kanada-unagi', 'product', { group: 'rolly', slug: 'kanada-unagi' }],
  ['/menu/%D1%80%D0%BE%D0%BB%D0%BB%D1%8B', 'menu-group', { group: 'роллы' }],
  // As a landing, this path would be a file.
  ['/menu/supy/ramen.new', 'product', { group: 'supy', slug: 'ramen.new' }],
  ['/monitoring', 'monitoring', { id: undefined }],
  ['/monitoring/48213', 'monitoring', { id: '48213' }],
  ['/promos', 'promos', {}],
])('%s matches %s', (path, id, params) => {
  expect(matchRoute(path)).toMatchObject({ id });
  expect(matchRoute(path)?.params).toEqual(params);
});

test.each([
  ['/zima-v-miske', 'zima-v-miske'],
  ['/akcii/leto', 'akcii/leto'],
  ['/legal/oferta/2026', 'legal/oferta/2026'],
  ['/%D0%B7%D0%B8%D0%BC%D0%B0', 'зима'],
  ['/leto.html', 'leto.html'],
  ['/akciya-2.0', 'akciya-2.0'],
  ['/payments', 'payments'],
  ['/apple', 'apple'],
  // Routes are case-sensitive, so these are other addresses.
  ['/Menu', 'Menu'],
  ['/MENU/rolly', 'MENU/rolly'],
  ['/menu/rolly/x/y', 'menu/rolly/x/y'],
])('%s may be a landing', (path, landing) => {
  expect(matchRoute(path)).toMatchObject({ id: 'landing', params: { '*': landing } });
});

test.each(['/about', '/legal/oferta', '/promos/rules', '/black_cesar_podarok', '/auth'])(
  'no landing replaces the route of %s',
  (path) => {
    expect(matchRoute(path)?.id).not.toBe('landing');
  },
);

test.each([
  '/menu/',
  '//menu',
  '/zima//leto',
  '/%E0%A4%A',
  '/.well-known/security.txt',
  '/.env',
  '/api',
  '/api/landings/x',
  '/storage/1.png',
  '/pay/7',
  '/healthz',
  '/mf/content/1/a.js',
  '/socket.io/x',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/old/style.css',
  '/photo.JPG',
])('%s matches no route', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});
