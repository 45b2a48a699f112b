const segment = encodeURIComponent;

/** Builds every path of the storefront (spec §2). Parameters are encoded. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  blog: () => '/about/blog',
  blogArticle: ({ slug }: { slug: string }) => `/about/blog/${segment(slug)}`,
  bonusProgram: () => '/about/bonus-program',
  contacts: () => '/about/contacts',
  cuisine: () => '/about/cuisine',
  franchise: () => '/about/franchise',
  history: () => '/about/history',
  news: () => '/about/news',
  newsItem: ({ slug }: { slug: string }) => `/about/news/${segment(slug)}`,
  requisites: () => '/about/requisites',
  blackCesar: () => '/black_cesar_podarok',
  delivery: () => '/delivery',
  legal: () => '/legal',
  legalDocument: ({ slug }: { slug: string }) => `/legal/${segment(slug)}`,
  menu: () => '/menu',
  menuGroup: ({ group }: { group: string }) => `/menu/${segment(group)}`,
  product: ({ group, slug }: { group: string; slug: string }) => `/menu/${segment(group)}/${segment(slug)}`,
  monitoring: ({ id }: { id?: number | string } = {}) =>
    id === undefined ? '/monitoring' : `/monitoring/${segment(String(id))}`,
  promos: () => '/promos',
  promoRules: () => '/promos/rules',
  promo: ({ slug }: { slug: string }) => `/promos/${segment(slug)}`,
  restaurants: () => '/restaurants',
  restaurant: ({ slug }: { slug: string }) => `/restaurants/${segment(slug)}`,
  webMenu: () => '/web_menu',
  yandexMaps: () => '/yandex_maps',
  auth: () => '/auth',
  /** `path` is decoded and begins with a slash: `/akcii/leto`. */
  landing: ({ path }: { path: string }) => path.split('/').map(segment).join('/'),
};
