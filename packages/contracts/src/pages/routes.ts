import type { Access } from '../access/access';
import type { PanelId } from '../panels/panels';
import type { Owner } from '../remotes/remotes';

/**
 * Who may see a route (spec §2; readings 6). A route without guards is public.
 *
 * - `guest`: only guests; a customer is redirected to the page where the login began.
 * - `user`: only customers; a guest is redirected to login.
 * - `{ scope }`: as `user`, and a customer without this scope gets a 404 (spec §6): the login, to which a guest is
 *   redirected, would redirect them back.
 * - `userHasName`: a customer with a name is redirected as by `guest`.
 * - `userOrShared`: as `user`, but a link with `?share=` is for anyone (decision 0045).
 * - `closeAccess`: a 404 for everyone while the brand file closes the route.
 */
export type Guard = NamedGuard | Exclude<Access, string>;

export type NamedGuard = 'guest' | 'user' | 'userOrShared' | 'userHasName' | 'closeAccess';

/**
 * The layout of a route (spec §2). `empty` has no header, footer and toolbar. `bonus` renders like `default`:
 * the specification names it without describing it.
 */
export type Layout = 'default' | 'empty' | 'bonus';

export interface RouteContract {
  /** Case-sensitive pattern; `:name` is a parameter, a trailing `?` makes it optional. */
  path: string;
  owner: Owner;
  /** `default` when left out. */
  layout?: Layout;
  /** Checked in this order; the first guard that rejects decides. */
  guards: readonly Guard[];
  /** `hidden-on-phone` hides the bottom toolbar on narrow screens (spec §2). */
  toolbar?: 'hidden' | 'hidden-on-phone';
  /** Kept out of search engines: the sitemap, `robots.txt` and the page's head. */
  noindex?: true;
  /**
   * When the page's scripts start: with a visitor's first sign when left out. `after-paint` is for a page that shows
   * more than its HTML without being touched: a map, a live status, a form that only the browser renders.
   */
  start?: 'after-paint';
  /** The panel that most visitors open first: its scripts are preloaded after the scripts of the page. */
  firstPanel?: PanelId;
}

/** Every route of the storefront with the team that owns it (spec §2). The first matching pattern wins. */
export const routes = {
  home: { path: '/', owner: 'catalog', guards: [], firstPanel: 'product' },
  about: { path: '/about', owner: 'content', guards: [] },
  blog: {
    path: '/about/blog',
    owner: 'content',
    guards: ['closeAccess'],
  },
  'blog-article': {
    path: '/about/blog/:slug',
    owner: 'content',
    guards: ['closeAccess'],
  },
  'bonus-program': {
    path: '/about/bonus-program',
    owner: 'content',
    layout: 'bonus',
    guards: ['closeAccess'],
  },
  contacts: { path: '/about/contacts', owner: 'content', guards: [] },
  cuisine: {
    path: '/about/cuisine',
    owner: 'content',
    guards: ['closeAccess'],
    start: 'after-paint',
  },
  franchise: {
    path: '/about/franchise',
    owner: 'content',
    guards: ['closeAccess'],
    start: 'after-paint',
  },
  history: {
    path: '/about/history',
    owner: 'content',
    guards: ['closeAccess'],
  },
  news: {
    path: '/about/news',
    owner: 'content',
    guards: ['closeAccess'],
  },
  'news-item': {
    path: '/about/news/:slug',
    owner: 'content',
    guards: ['closeAccess'],
  },
  requisites: {
    path: '/about/requisites',
    owner: 'content',
    guards: [],
  },
  'black-cesar': {
    path: '/black_cesar_podarok',
    owner: 'content',
    guards: ['closeAccess'],
  },
  delivery: { path: '/delivery', owner: 'content', guards: [], start: 'after-paint' },
  legal: { path: '/legal', owner: 'content', guards: [] },
  'legal-document': {
    path: '/legal/:slug',
    owner: 'content',
    guards: [],
  },
  menu: { path: '/menu', owner: 'catalog', guards: [], firstPanel: 'product' },
  'menu-group': { path: '/menu/:group', owner: 'catalog', guards: [], firstPanel: 'product' },
  product: {
    path: '/menu/:group/:slug',
    owner: 'catalog',
    guards: [],
    toolbar: 'hidden-on-phone',
  },
  monitoring: {
    path: '/monitoring/:id?',
    owner: 'account',
    guards: ['userOrShared'],
    noindex: true,
    start: 'after-paint',
  },
  promos: { path: '/promos', owner: 'content', guards: [] },
  'promo-rules': { path: '/promos/rules', owner: 'content', guards: [] },
  promo: { path: '/promos/:slug', owner: 'content', guards: [], toolbar: 'hidden' },
  restaurants: { path: '/restaurants', owner: 'restaurants', guards: [], start: 'after-paint' },
  restaurant: { path: '/restaurants/:slug', owner: 'restaurants', guards: [], start: 'after-paint' },
  // A copy of the menu for guests who scanned the code on their table.
  'web-menu': {
    path: '/web_menu',
    owner: 'catalog',
    layout: 'empty',
    guards: ['closeAccess'],
    noindex: true,
  },
  'yandex-maps': {
    path: '/yandex_maps',
    owner: 'restaurants',
    layout: 'empty',
    guards: ['closeAccess'],
    start: 'after-paint',
  },
  // Login and registration: registration is a panel without an address (decision 0044).
  auth: {
    path: '/auth',
    owner: 'account',
    guards: ['userHasName', 'guest'],
    noindex: true,
    start: 'after-paint',
  },
  // The back end's pages by their SEO url (readings 7). The last route, so that every other path comes first.
  landing: { path: '/*', owner: 'content', guards: [] },
} as const satisfies Record<string, RouteContract>;

export type RouteId = keyof typeof routes;

/** The routes that a team owns. */
export type RoutesOf<Name extends Owner> = {
  [Id in RouteId]: (typeof routes)[Id]['owner'] extends Name ? Id : never;
}[RouteId];

export const routeIds = Object.keys(routes) as RouteId[];
