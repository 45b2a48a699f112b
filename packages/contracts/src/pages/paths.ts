import { routes } from './routes';

/** The names of a pattern's parameters. */
type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

const segment = encodeURIComponent;

const plain =
  ({ path }: { path: string }) =>
  (): string =>
    path;

const withParams =
  <Pattern extends string>({ path }: { path: Pattern }) =>
  (params: Record<ParamsIn<Pattern>, string>): string =>
    path.replace(/:(\w+)/g, (_, name: ParamsIn<Pattern>) => segment(params[name]));

/** Builds every path of the storefront (spec §2) from the patterns of `routes`. Parameters are encoded. */
export const paths = {
  home: plain(routes.home),
  about: plain(routes.about),
  blog: plain(routes.blog),
  blogArticle: withParams(routes['blog-article']),
  bonusProgram: plain(routes['bonus-program']),
  contacts: plain(routes.contacts),
  cuisine: plain(routes.cuisine),
  franchise: plain(routes.franchise),
  history: plain(routes.history),
  news: plain(routes.news),
  newsItem: withParams(routes['news-item']),
  requisites: plain(routes.requisites),
  blackCesar: plain(routes['black-cesar']),
  delivery: plain(routes.delivery),
  legal: plain(routes.legal),
  legalDocument: withParams(routes['legal-document']),
  menu: plain(routes.menu),
  menuGroup: withParams(routes['menu-group']),
  product: withParams(routes.product),
  monitoring: ({ id }: { id?: number | string } = {}) =>
    routes.monitoring.path.replace('/:id?', id === undefined ? '' : `/${segment(String(id))}`),
  promos: plain(routes.promos),
  promoRules: plain(routes['promo-rules']),
  promo: withParams(routes.promo),
  restaurants: plain(routes.restaurants),
  restaurant: withParams(routes.restaurant),
  webMenu: plain(routes['web-menu']),
  yandexMaps: plain(routes['yandex-maps']),
  auth: plain(routes.auth),
  /** `path` is decoded and begins with a slash: `/akcii/leto`. */
  landing: ({ path }: { path: string }) => path.split('/').map(segment).join('/'),
};
