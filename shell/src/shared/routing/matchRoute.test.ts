import { matchRoute } from './matchRoute';

test.each([
  ['/', 'home', {}],
  ['/menu', 'menu', {}],
  ['/menu/rolly', 'menu-group', { group: 'rolly' }],
  ['/menu/rolly/kanada-unagi', 'product', { group: 'rolly', slug: 'kanada-unagi' }],
  ['/menu/%D1%80%D0%BE%D0%BB%D0%BB%D1%8B', 'menu-group', { group: 'роллы' }],
  ['/monitoring', 'monitoring', { id: undefined }],
  ['/monitoring/48213', 'monitoring', { id: '48213' }],
  ['/promos', 'promos', {}],
])('%s matches %s', (path, id, params) => {
  expect(matchRoute(path)).toMatchObject({ id });
  expect(matchRoute(path)?.params).toEqual(params);
});

test.each(['/Menu', '/MENU/rolly', '/menu/', '/menu/rolly/x/y', '/nowhere', '//menu', '/%E0%A4%A'])(
  '%s matches no route',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);
