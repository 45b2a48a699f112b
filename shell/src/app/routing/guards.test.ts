import { type RouteId, routeIds, routes } from '@storefront/contracts';
import { type GuardedVisit, pathAfterLogin, pathOnThisSite, type Refusal, refusalOf } from './guards';

const visitors = {
  guest: { session: { status: 'guest' }, hasName: false },
  nameless: { session: { status: 'user' }, hasName: false },
  named: { session: { status: 'user' }, hasName: true },
} as const satisfies Record<string, Partial<GuardedVisit>>;

const visitOf = (who: keyof typeof visitors, more: Partial<GuardedVisit> = {}): GuardedVisit => ({
  ...visitors[who],
  isClosed: false,
  address: '/monitoring/5',
  search: new URLSearchParams(),
  ...more,
});

const shown = undefined;
const home = { redirect: '/' };
const login = { redirect: '/auth?next=%2Fmonitoring%2F5' };
const everybody = [shown, shown, shown] as const;

/** Every route, and what a guest, a customer without a name and one with a name get (spec §2; readings 6). */
const matrix: Record<RouteId, readonly (Refusal | undefined)[]> = {
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
  monitoring: [login, shown, shown],
  promos: everybody,
  'promo-rules': everybody,
  promo: everybody,
  restaurants: everybody,
  restaurant: everybody,
  'web-menu': everybody,
  'yandex-maps': everybody,
  auth: [shown, home, home],
};

test('the matrix has the 28 routes of the specification', () => {
  expect(Object.keys(matrix)).toHaveLength(28);
  expect(Object.keys(matrix).sort()).toEqual([...routeIds].sort());
});

test.each(
  routeIds.flatMap((id) =>
    (['guest', 'nameless', 'named'] as const).map((who, place) => [id, who, matrix[id][place]] as const),
  ),
)('%s for %s: %j', (id, who, expected) => {
  expect(refusalOf(routes[id].guards, visitOf(who))).toEqual(expected);
});

test.each(routeIds)('%s is a 404 for everyone where a brand closes what can be closed', (id) => {
  const canBeClosed = (routes[id].guards as readonly string[]).includes('closeAccess');
  for (const who of ['guest', 'nameless', 'named'] as const) {
    const refusal = refusalOf(routes[id].guards, visitOf(who, { isClosed: true }));
    expect(refusal).toEqual(canBeClosed ? { status: 404 } : matrix[id][Object.keys(visitors).indexOf(who)]);
  }
});

test('userHasName keeps only those from registration who have a name', () => {
  const answers = (['guest', 'nameless', 'named'] as const).map((who) =>
    refusalOf(['userHasName'], visitOf(who)),
  );
  expect(answers).toEqual([shown, shown, home]);
});

test.each(['nobodyKnowsMe', 'toString', '__proto__'])('the unknown guard %s is a 500', (guard) => {
  expect(refusalOf([guard], visitOf('named'))).toEqual({ status: 500 });
});

test('the first guard that objects decides', () => {
  expect(refusalOf(['closeAccess', 'user'], visitOf('guest', { isClosed: true }))).toEqual({ status: 404 });
  expect(refusalOf(['user', 'nobodyKnowsMe'], visitOf('guest'))).toEqual(login);
});

test.each([
  ['/monitoring/5', '/monitoring/5'],
  ['/menu?sort=price#rolly', '/menu?sort=price#rolly'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  ['monitoring', undefined],
  [null, undefined],
])('pathOnThisSite(%p) is %p', (value, expected) => {
  expect(pathOnThisSite(value)).toBe(expected);
});

test('the path before login is restored, a foreign one is home', () => {
  expect(pathAfterLogin(new URLSearchParams({ next: '/monitoring/5' }))).toBe('/monitoring/5');
  expect(pathAfterLogin(new URLSearchParams({ next: '//evil.example' }))).toBe('/');
});
