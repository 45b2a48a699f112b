import type { Media, Promo } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import { routeIds, routes, type SiteAddresses } from '@storefront/contracts';
import { isLandingAddress } from '@storefront/contracts/landing-address';
import { sitePath } from '@storefront/contracts/site-path';
import { promoLastDay } from '@storefront/domain';
import { matchPath } from '@storefront/router';
import { messages } from './messages';

/**
 * The link of a promotion; undefined when it leads to another site or to no page. Any path that matches no other route
 * may be a landing (readings 7).
 */
export function promoLink(
  { link: given }: Pick<Promo, 'link'>,
  site?: Pick<SiteAddresses, 'origin'>,
): string | undefined {
  const link = sitePath(given, site?.origin);
  if (link === undefined) return undefined;
  const path = link.replace(/[?#].*/, '');
  const isRoute = routeIds.some(
    (id) => id !== 'landing' && matchPath({ path: routes[id].path, caseSensitive: true, end: true }, path),
  );
  return isRoute || isLandingAddress(path) ? link : undefined;
}

/** «до 30 ноября», with the year when it is not the current one; in the time zone `zone` (readings 11). */
export function promoUntil(promo: Pick<Promo, 'active_to'>, now: Date, zone: string): string | undefined {
  const day = promoLastDay(promo, now, zone);
  return day && messages.until(day.replaceAll(' ', '\u00A0'));
}

/** One line of plain text for a card: the `lead` of our back end, or the description. */
export function promoLead({ lead, description }: Pick<Promo, 'lead' | 'description'>): string | undefined {
  return lead ?? (description ? plainText(description) || undefined : undefined);
}

/** The promotion of the showcase: the first one for the header, or the first of all. */
export const leadingPromo = (promos: readonly Promo[]): Promo | undefined =>
  promos.find((promo) => promo.is_header) ?? promos[0];

/** Only our back end sends a tint; without one the picture is a photograph, which fills its box. */
export const promoFit = ({ tint }: Pick<Promo, 'tint'>) => (tint ? 'contain' : 'cover');

/**
 * The picture of a promotion without its placeholder: the dish is cut out, and in a static widget, which has
 * no script to remove it, the placeholder would stay visible behind the dish.
 */
export function promoPicture({
  image,
}: Pick<Promo, 'image'>): Pick<Media, 'original' | 'sources'> | undefined {
  return image ? { original: image.original, sources: image.sources } : undefined;
}
