import type { Brand } from '../brand/brand';
import { paths } from './paths';

/** One breadcrumb. */
export interface Crumb {
  name: string;
  /** Absolute URL. */
  url: string;
}

/** Breadcrumbs for search engines (schema.org, BreadcrumbList). */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The chain as a schema.org `Restaurant`, from the brand file. */
export function chainSchema({
  brand,
  absolute,
}: {
  brand: Brand;
  absolute: (path: string) => string;
}): object {
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
