import type { Owner } from '../remotes/remotes';

/**
 * Who may see a route (spec §2; readings 6). A route without guards is free for all.
 *
 * - `guest`: only guests; a customer goes back to where the login began.
 * - `user`: only customers; a guest goes to login.
 * - `userHasName`: a customer whose name is known has nothing to register here and goes home.
 * - `closeAccess`: nobody, while the brand file closes the route.
 */
export type Guard = 'guest' | 'user' | 'userHasName' | 'closeAccess';

/**
 * The frame a route stands in (spec §2). `empty` is without header, footer and toolbar. `bonus` is drawn with the same
 * frame as `default`: the specification names it and says nothing else of it, and who reads about bonuses has the menu
 * and the profile to go on to; what is its own on such a page is the page's. The name stays for a frame of its own.
 */
export type Layout = 'default' | 'empty' | 'bonus';

export interface RouteContract {
  /** Case-sensitive pattern; `:name` is a parameter, a trailing `?` makes it optional. */
  path: string;
  owner: Owner;
  layout: Layout;
  /** Asked in this order; the first that objects decides. */
  guards: readonly Guard[];
  /** `hidden-on-phone` hides the bottom toolbar on narrow screens (spec §2). */
  toolbar?: 'hidden' | 'hidden-on-phone';
  /** Its owner has not built it yet: the shell stands in, and the owner's manifest must not have it. */
  owed?: true;
}

/** Every route of the storefront, owned by exactly one team (spec §2). The first pattern that fits is the route. */
export const routes = {
  home: { path: '/', owner: 'catalog', layout: 'default', guards: [] },
  about: { path: '/about', owner: 'content', layout: 'default', guards: [], owed: true },
  blog: { path: '/about/blog', owner: 'content', layout: 'default', guards: ['closeAccess'], owed: true },
  'blog-article': {
    path: '/about/blog/:slug',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  'bonus-program': {
    path: '/about/bonus-program',
    owner: 'content',
    layout: 'bonus',
    guards: ['closeAccess'],
    owed: true,
  },
  contacts: { path: '/about/contacts', owner: 'content', layout: 'default', guards: [], owed: true },
  cuisine: {
    path: '/about/cuisine',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  franchise: {
    path: '/about/franchise',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  history: {
    path: '/about/history',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  news: { path: '/about/news', owner: 'content', layout: 'default', guards: ['closeAccess'], owed: true },
  'news-item': {
    path: '/about/news/:slug',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  requisites: { path: '/about/requisites', owner: 'content', layout: 'default', guards: [], owed: true },
  'black-cesar': {
    path: '/black_cesar_podarok',
    owner: 'content',
    layout: 'default',
    guards: ['closeAccess'],
    owed: true,
  },
  delivery: { path: '/delivery', owner: 'content', layout: 'default', guards: [], owed: true },
  legal: { path: '/legal', owner: 'content', layout: 'default', guards: [], owed: true },
  'legal-document': { path: '/legal/:slug', owner: 'content', layout: 'default', guards: [], owed: true },
  menu: { path: '/menu', owner: 'catalog', layout: 'default', guards: [] },
  'menu-group': { path: '/menu/:group', owner: 'catalog', layout: 'default', guards: [] },
  product: {
    path: '/menu/:group/:slug',
    owner: 'catalog',
    layout: 'default',
    guards: [],
    toolbar: 'hidden-on-phone',
  },
  monitoring: { path: '/monitoring/:id?', owner: 'account', layout: 'default', guards: ['user'] },
  promos: { path: '/promos', owner: 'content', layout: 'default', guards: [] },
  'promo-rules': { path: '/promos/rules', owner: 'content', layout: 'default', guards: [], owed: true },
  promo: {
    path: '/promos/:slug',
    owner: 'content',
    layout: 'default',
    guards: [],
    toolbar: 'hidden',
    owed: true,
  },
  restaurants: { path: '/restaurants', owner: 'restaurants', layout: 'default', guards: [] },
  restaurant: {
    path: '/restaurants/:slug',
    owner: 'restaurants',
    layout: 'default',
    guards: [],
    owed: true,
  },
  'web-menu': {
    path: '/web_menu',
    owner: 'catalog',
    layout: 'empty',
    guards: ['closeAccess'],
  },
  'yandex-maps': {
    path: '/yandex_maps',
    owner: 'restaurants',
    layout: 'empty',
    guards: ['closeAccess'],
    owed: true,
  },
  // Login, and so the beginning of registration, which has no address of its own (decision 0013).
  auth: { path: '/auth', owner: 'account', layout: 'default', guards: ['userHasName', 'guest'] },
} as const satisfies Record<string, RouteContract>;

export type RouteId = keyof typeof routes;

/** The routes that a team owns and has built. */
export type RoutesOf<Name extends Owner> = {
  [Id in RouteId]: (typeof routes)[Id] extends { owed: true }
    ? never
    : (typeof routes)[Id]['owner'] extends Name
      ? Id
      : never;
}[RouteId];

export const routeIds = Object.keys(routes) as RouteId[];

/** Whether the shell stands in for a page that its owner has not built yet. */
export function isOwedRoute(id: RouteId): boolean {
  return 'owed' in routes[id];
}
