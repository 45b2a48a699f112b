import type { Owner } from '../remotes/remotes';

/** Who may see a route (spec §2): `guest` only guests, `user` only logged-in, `anyone` everybody. */
export type Guard = 'anyone' | 'guest' | 'user';

/** The frame a route stands in (spec §2). */
export type Layout = 'default' | 'empty' | 'bonus';

export interface RouteContract {
  /** Case-sensitive pattern; `:name` is a parameter, a trailing `?` makes it optional. */
  path: string;
  owner: Owner;
  layout: Layout;
  guard: Guard;
  /** `narrow` hides the bottom toolbar on narrow screens (spec §2). */
  toolbar?: 'hidden' | 'hidden-on-phone';
}

/** Every route of the storefront, owned by exactly one team (spec §2). */
export const routes = {
  home: { path: '/', owner: 'catalog', layout: 'default', guard: 'anyone' },
  menu: { path: '/menu', owner: 'catalog', layout: 'default', guard: 'anyone' },
  'menu-group': { path: '/menu/:group', owner: 'catalog', layout: 'default', guard: 'anyone' },
  product: {
    path: '/menu/:group/:slug',
    owner: 'catalog',
    layout: 'default',
    guard: 'anyone',
    toolbar: 'hidden-on-phone',
  },
  promos: { path: '/promos', owner: 'content', layout: 'default', guard: 'anyone' },
  restaurants: { path: '/restaurants', owner: 'restaurants', layout: 'default', guard: 'anyone' },
  auth: { path: '/auth', owner: 'account', layout: 'default', guard: 'guest' },
  monitoring: { path: '/monitoring/:id?', owner: 'account', layout: 'default', guard: 'user' },
} as const satisfies Record<string, RouteContract>;

export type RouteId = keyof typeof routes;

/** The routes that a team owns. */
export type RoutesOf<Name extends Owner> = {
  [Id in RouteId]: (typeof routes)[Id]['owner'] extends Name ? Id : never;
}[RouteId];

export const routeIds = Object.keys(routes) as RouteId[];
