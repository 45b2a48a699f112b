import { paths, type SchemaContext } from '@storefront/contracts';
import { isBareDate, parseServerDate, serverDate } from '@storefront/domain';
import { breadcrumbList } from '@storefront/contracts/schema';
import { cachedPromo } from '../../shared/promo-by-slug/cachedPromo';
import { promoLead } from '../../shared/promo-facts/promoFacts';
import { messages } from './messages';

/** The end of an offer for schema.org: a moment, or the date of the last day if no time is set. */
function validThrough(end: string | null, zone: string): string | undefined {
  const moment = parseServerDate(end, zone);
  return moment && end && isBareDate(end) ? serverDate(moment, zone).slice(0, 10) : moment?.toISOString();
}

/** The promotion as an offer of the chain, and its breadcrumbs (schema.org). */
export function promoSchema(context: SchemaContext): readonly object[] {
  const { params, queryClient, brand, absolute } = context;
  const promo = cachedPromo(queryClient, params['slug'] ?? '');
  if (!promo) return [];
  const href = paths.promo({ slug: promo.slug });
  const description = promoLead(promo);
  const begin = parseServerDate(promo.active_from, brand.timeZone);
  const end = validThrough(promo.active_to, brand.timeZone);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      name: promo.name,
      url: absolute(href),
      ...(description && { description }),
      ...(promo.image && { image: absolute(promo.image.original) }),
      ...(begin && { validFrom: begin.toISOString() }),
      ...(end && { validThrough: end }),
      offeredBy: { '@type': 'Restaurant', name: brand.name, url: absolute(paths.home()) },
    },
    breadcrumbList(context, [
      { name: messages.promos, href: paths.promos() },
      { name: promo.name, href },
    ]),
  ];
}
