import { type RouteId, routeIds, routes } from '@storefront/contracts';
import { type GuardContext, pathAfterLogin, pathOnThisSite, type GuardResult, checkGuards } from './guards';

const visitors = {
  guest: { session: { status: 'guest' }, hasName: false },
  nameless: { session: { status: 'user' }, hasName: false },
  named: { session: { status: 'user' }, hasName: true },
} as const satisfies Record<string, Partial<GuardContext>>;

const visitOf = (who: keyof typeof visitors, more: Partial<GuardContext> = {}): GuardContext => ({
  ...visitors[who],
  isClosed: false,
  address: '/monitoring/5',
  search: new URLSearchParams(),
  ...more,
});

const allowed = undefined;
const home = { redirect: '/' };
const login = { redirect: '/auth?next=%2Fmonitoring%2F5' };
const everybody = [allowed, allowed, allowed] as const;

/** For every route: the result for a guest, a customer without a name, a customer with a name (spec §2; readings 6). */
const matrix: Record<RouteId, readonly (GuardResult | undefined)[]> = {
  home: everybody,
  about: everybody,
  blog: everybody,
  'blog-article': everybody,
  'bonus-program': everybody,
  contacts: everybody,
  cuisine: everybody,
  franchise: everybody,
  history: everybody,
  news: everybody,
  'news-item': everybody,
  requisites: everybody,
  'black-cesar': everybody,
  delivery: everybody,
  legal: everybody,
  'legal-document': everybody,
  menu: everybody,
  'menu-group': everybody,
  product: everybody,
  monitoring: [login, allowed, allowed],
  promos: everybody,
  'promo-rules': everybody,
  promo: everybody,
  restaurants: everybody,
  restaurant: everybody,
  'web-menu': everybody,
  'yandex-maps': everybody,
  auth: [allowed, home, home],
  landing: everybody,
};

test('the matrix has every route', () => {
  expect(Object.keys(matrix).sort()).toEqual([...routeIds].sort());
});

test.each(
  routeIds.flatMap((id) =>
    (['guest', 'nameless', 'named'] as const).map((who, index) => [id, who, matrix[id][index]] as const),
  ),
)('%s for %s: %j', (id, who, expected) => {
  expect(checkGuards(routes[id].guards, visitOf(who))).toEqual(expected);
});

test.each(routeIds)('%s is a 404 for everyone if the brand closes it and it can be closed', (id) => {
  const canBeClosed = (routes[id].guards as readonly string[]).includes('closeAccess');
  for (const who of ['guest', 'nameless', 'named'] as const) {
    const result = checkGuards(routes[id].guards, visitOf(who, { isClosed: true }));
    expect(result).toEqual(canBeClosed ? { status: 404 } : matrix[id][Object.keys(visitors).indexOf(who)]);
  }
});

test('userHasName redirects only customers who have a name', () => {
  const results = (['guest', 'nameless', 'named'] as const).map((who) =>
    checkGuards(['userHasName'], visitOf(who)),
  );
  expect(results).toEqual([allowed, allowed, home]);
});

test('userHasName lets in a guest whose name is still in memory after a logout', () => {
  expect(checkGuards(['userHasName'], visitOf('guest', { hasName: true }))).toBe(allowed);
});

test.each([
  ['a guest', visitOf('guest'), login],
  ['a guest with the data of a customer who has left', visitOf('guest', { scope: 'staff' }), login],
  ['a customer with the scope', visitOf('named', { scope: 'customer staff' }), allowed],
  ['a customer with another scope', visitOf('named', { scope: 'customer' }), { status: 404 }],
  ['a customer without scopes', visitOf('named', { scope: null }), { status: 404 }],
  ['a customer whose data could not be read', visitOf('named'), { status: 503 }],
])('a page for the staff and %s', (_, visit, expected) => {
  expect(checkGuards([{ scope: 'staff' }], visit)).toEqual(expected);
});

test.each([
  ['share=secret', allowed],
  ['share=', login],
  ['shared=secret', login],
])('a guest opens a shared page with ?%s: %j', (query, expected) => {
  const search = new URLSearchParams(query);
  expect(checkGuards(['userOrShared'], visitOf('guest', { search }))).toEqual(expected);
});

test.each(['noSuchGuard', 'toString', '__proto__'])('the unknown guard %s is a 500', (guard) => {
  expect(checkGuards([guard], visitOf('named'))).toEqual({ status: 500 });
});

test('the first guard that rejects decides', () => {
  expect(checkGuards(['closeAccess', 'user'], visitOf('guest', { isClosed: true }))).toEqual({ status: 404 });
  expect(checkGuards(['user', 'noSuchGuard'], visitOf('guest'))).toEqual(login);
});

test.each([
  ['/monitoring/5', '/monitoring/5'],
  ['/menu?sort=price#rolly', '/menu?sort=price#rolly'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  // A browser removes tabs and line breaks from an address.
  ['/\t/elsewhere.example', undefined],
  ['/\n/elsewhere.example', undefined],
  ['/menu/\\elsewhere.example', undefined],
  ['/menu?q=a b', undefined],
  ['/menu?q=a\\b', undefined],
  ['/menu#a\tb', undefined],
  ['/menu?next=//elsewhere.example', '/menu?next=//elsewhere.example'],
  ['/', '/'],
  ['/?sort=price', '/?sort=price'],
  ['', undefined],
  ['monitoring', undefined],
  [null, undefined],
])('pathOnThisSite(%p) is %p', (value, expected) => {
  expect(pathOnThisSite(value)).toBe(expected);
});

test('login leads to the previous path, or home if that path is on another site', () => {
  expect(pathAfterLogin(new URLSearchParams({ next: '/monitoring/5' }))).toBe('/monitoring/5');
  expect(pathAfterLogin(new URLSearchParams({ next: '//evil.example' }))).toBe('/');
});
