import { paths, type SchemaContext } from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import { breadcrumbList } from '@storefront/contracts/schema';
import { cachedPromo } from '../../shared/promo-by-slug/cachedPromo';
import { promoLead } from '../../shared/promo-facts/promoFacts';
import { messages } from './messages';

/** The promotion as an offer of the chain, and its breadcrumbs (schema.org). */
export function promoSchema(context: SchemaContext): readonly object[] {
  const { params, queryClient, brand, absolute } = context;
  const promo = cachedPromo(queryClient, params['slug'] ?? '');
  if (!promo) return [];
  const href = paths.promo({ slug: promo.slug });
  const description = promoLead(promo);
  const [begin, end] = [promo.active_from, promo.active_to].map((text) =>
    parseServerDate(text, brand.timeZone),
  );
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      name: promo.name,
      url: absolute(href),
      ...(description && { description }),
      ...(promo.image && { image: absolute(promo.image.original) }),
      ...(begin && { validFrom: begin.toISOString() }),
      ...(end && { validThrough: end.toISOString() }),
      offeredBy: { '@type': 'Restaurant', name: brand.name, url: absolute(paths.home()) },
    },
    breadcrumbList(context, [
      { name: messages.promos, href: paths.promos() },
      { name: promo.name, href },
    ]),
  ];
}
