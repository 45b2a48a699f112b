import { cachedProduct, groupQuery } from '@storefront/api-client';
import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { groupOfUrl } from './groupOfUrl';
import { messages } from './messages';

/** A dish for search engines, with its breadcrumbs. */
export function productSchema(context: SchemaContext): readonly object[] {
  const { params, queryClient, brand, absolute } = context;
  const product = cachedProduct(queryClient, params['slug'] ?? '');
  if (!product) return [];
  const group = params['group'] ?? '';
  const href = paths.product({ group, slug: product.slug });
  const url = absolute(href);
  const crumb = groupOfUrl(group, queryClient.getQueryData(groupQuery(group).queryKey), product);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description ?? messages.description(product.name, brand.name),
      sku: String(product.id),
      url,
      image: product.media_list.map(({ original }) => absolute(original)),
      brand: { '@type': 'Brand', name: brand.name },
      ...(product.price !== null && {
        offers: {
          '@type': 'Offer',
          url,
          price: product.price,
          priceCurrency: 'RUB',
          availability: `https://schema.org/${product.is_stoplisted ? 'OutOfStock' : 'InStock'}`,
        },
      }),
    },
    breadcrumbList(context, [
      { name: messages.menu, href: paths.menu() },
      ...(crumb ? [{ name: crumb.name, href: paths.menuGroup({ group: crumb.slug }) }] : []),
      { name: product.name, href },
    ]),
  ];
}
