import type { Restaurant } from '@storefront/api-contract';
import { paths, type SchemaContext } from '@storefront/contracts';
import { allSpecialDays, type DayHours, placeOf, workingWeek } from '@storefront/domain';
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
  const specialHours = specialHoursOf(restaurant);
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
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
    ...(mediaList.length > 0 && { image: mediaList.map(({ original }) => absolute(original)) }),
  };
}

/** A day off has no entry. */
function openingHoursOf({ workTime }: Restaurant): object[] {
  return workingWeek(workTime).flatMap(({ days, hours }) => {
    if (hours.kind === 'dayOff') return [];
    const dayOfWeek = days.map((day) => `https://schema.org/${dayNames[day]}`);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...limitsOf(hours) }];
  });
}

/** Each special day is valid for itself. */
function specialHoursOf({ specialDays }: Restaurant): object[] {
  return allSpecialDays(specialDays).map(({ date, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...limitsOf(hours),
  }));
}

/**
 * Search engines expect hours past midnight to close earlier than they open, round-the-clock hours to end a minute before
 * midnight, and a closed day to open and close at midnight.
 */
function limitsOf(hours: DayHours): { opens: string; closes: string } {
  if (hours.kind === 'dayOff') return { opens: '00:00', closes: '00:00' };
  if (hours.kind === 'roundTheClock') return { opens: '00:00', closes: '23:59' };
  return { opens: hours.opens, closes: hours.closes };
}
