import type { Restaurant } from '@storefront/api-contract';
import { paths, type SchemaContext } from '@storefront/contracts';
import { placeOf, workingWeek } from '@storefront/domain';
import { routeUrl } from './routeUrl';

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** A restaurant for search engines (schema.org, Restaurant). */
export function restaurantSchema(
  restaurant: Restaurant,
  { brand, absolute }: Pick<SchemaContext, 'brand' | 'absolute'>,
): object {
  const { name, slug, address, description, phone, mediaList } = restaurant;
  const place = placeOf(restaurant);
  const openingHours = openingHoursOf(restaurant);
  const route = routeUrl(restaurant);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    ...(address && { address }),
    ...(description && { description }),
    telephone: phone ?? brand.phone,
    url: absolute(paths.restaurant({ slug })),
    hasMenu: absolute(paths.menu()),
    ...(brand.cuisine && { servesCuisine: brand.cuisine }),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(route && { hasMap: route }),
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours }),
    ...(mediaList.length > 0 && { image: mediaList.map(({ original }) => absolute(original)) }),
  };
}

/**
 * A day off has no entry. Search engines expect hours past midnight to close earlier than they open, and
 * round-the-clock hours to end a minute before midnight.
 */
function openingHoursOf({ workTime }: Restaurant): object[] {
  return workingWeek(workTime).flatMap(({ days, hours }) => {
    if (hours.kind === 'dayOff') return [];
    const [opens, closes] = hours.kind === 'roundTheClock' ? ['00:00', '23:59'] : [hours.opens, hours.closes];
    const dayOfWeek = days.map((day) => `https://schema.org/${dayNames[day]}`);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}
