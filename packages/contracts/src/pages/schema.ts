import type { SchemaContext } from './page';
import { paths } from './paths';

type ChainContext = Pick<SchemaContext, 'brand' | 'absolute'>;

/** One breadcrumb. */
export interface Crumb {
  name: string;
  /** Path of this site. */
  href: string;
}

/** Breadcrumbs for search engines (schema.org, BreadcrumbList): home, then `crumbs` down to the page itself. */
export function breadcrumbList({ brand, absolute }: ChainContext, crumbs: readonly Crumb[]): object {
  const home = { name: brand.name, href: paths.home() };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

/** The chain as a schema.org `Restaurant`, from the brand file. */
export function chainSchema({ brand, absolute }: ChainContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: brand.name,
    description: brand.description,
    url: absolute(paths.home()),
    image: absolute('/icons/512.png'),
    telephone: brand.phone,
    email: brand.deliveryEmail,
    hasMenu: absolute(paths.menu()),
    ...(brand.cuisine && { servesCuisine: brand.cuisine }),
    sameAs: [brand.links.vk, brand.links.telegram, brand.links.odnoklassniki].filter(Boolean),
  };
}
