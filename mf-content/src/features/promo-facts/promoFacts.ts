import type { Promo } from '@storefront/api-contract';
import { isPlaceholderRoute, routeIds, routes } from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import { matchPath } from '@storefront/router';
import { messages } from './messages';

/** The page of this storefront that a promotion leads to; undefined when it is another site's or not built. */
export function promoLink({ link }: Pick<Promo, 'link'>): string | undefined {
  const path = link?.split(/[?#]/)[0];
  if (!link || !path?.startsWith('/')) return undefined;
  const isRoute = routeIds.some(
    (id) =>
      !isPlaceholderRoute(id) && matchPath({ path: routes[id].path, caseSensitive: true, end: true }, path),
  );
  return isRoute ? link : undefined;
}

/** «до 30 ноября», with the year when it is another one; by the clock of `zone` (readings 11). */
export function promoUntil(
  { active_to }: Pick<Promo, 'active_to'>,
  now: Date,
  zone: string,
): string | undefined {
  const end = parseServerDate(active_to, zone);
  if (!active_to || !end) return undefined;
  // A moment of midnight ends the day before it; a bare date is itself the last day.
  const isBareDate = active_to.trim().length === 'yyyy-mm-dd'.length;
  const lastMoment = isBareDate ? end : new Date(end.getTime() - 1);
  const yearOf = (date: Date) => date.toLocaleDateString('ru-RU', { timeZone: zone, year: 'numeric' });
  const day = lastMoment.toLocaleDateString('ru-RU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    ...(yearOf(lastMoment) === yearOf(now) ? {} : { year: 'numeric' }),
  });
  return messages.until(day.replaceAll(' ', '\u00A0'));
}

const cardPlaces = 2;
const storyPlaces = 8;

/** What stands where above the menu: the first header promotion is the hero, the first others are cards. */
export function showcaseOf(promos: readonly Promo[]) {
  const hero = promos.find((promo) => promo.is_header) ?? promos[0];
  const rest = promos.filter((promo) => promo !== hero);
  return {
    hero,
    cards: rest.filter((promo) => !promo.is_header).slice(0, cardPlaces),
    stories: rest.slice(0, storyPlaces),
  };
}
