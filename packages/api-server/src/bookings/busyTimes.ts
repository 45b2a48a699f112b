import { bookingDays } from '@storefront/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '../apiError';
import type { Queryable } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { restaurants } from '../database/schema/restaurants';
import { moscowTime } from '../orders/moscowTime';
import { restaurantMessages } from '../restaurants/messages';
import { stay, tablesFor, tablesTaken } from './capacity';

interface Party {
  restaurantId: number;
  persons: number;
}

/** The moments of the next fourteen days at which a restaurant has no tables for such a party. Throws 404. */
export async function busyTimes(db: Queryable, { restaurantId, persons }: Party): Promise<string[]> {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId));
  if (!restaurant) throw notFound(restaurantMessages.notFound);
  const now = new Date();
  const parties = await db
    .select({ at: reservations.at, persons: reservations.persons })
    .from(reservations)
    .where(
      and(
        eq(reservations.restaurantId, restaurantId),
        gt(reservations.at, new Date(now.getTime() - stay)),
        isNull(reservations.cancelledAt),
      ),
    );
  const limit = restaurant.tables - tablesFor(persons);
  return bookingDays(restaurant, now)
    .flatMap(({ slots }) => slots)
    .filter(({ date }) => tablesTaken(parties, date) > limit)
    .map(({ date }) => moscowTime(date));
}
