const segment = encodeURIComponent;

/** The one place that builds addresses of the storefront (spec §2). Parameters are encoded. */
export const paths = {
  home: () => '/',
  menu: () => '/menu',
  menuGroup: ({ group }: { group: string }) => `/menu/${segment(group)}`,
  product: ({ group, slug }: { group: string; slug: string }) => `/menu/${segment(group)}/${segment(slug)}`,
  promos: () => '/promos',
  restaurants: () => '/restaurants',
  auth: () => '/auth',
  monitoring: ({ id }: { id?: number | string } = {}) =>
    id === undefined ? '/monitoring' : `/monitoring/${segment(String(id))}`,
};
