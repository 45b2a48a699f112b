import type { Booking } from '@storefront/api-contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { restaurants } from '../database/schema/restaurants';
import { moscowTime } from '../orders/moscowTime';
import { calendarPath } from './bookingCalendar';

/** The customer's tables, the soonest first, without past and cancelled ones. */
export async function listBookings(db: Queryable, userId: number): Promise<Booking[]> {
  const rows = await db
    .select({ booking: reservations, restaurant: restaurants })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, reservations.restaurantId))
    .where(
      and(eq(reservations.userId, userId), gt(reservations.at, new Date()), isNull(reservations.cancelledAt)),
    )
    .orderBy(asc(reservations.at), asc(reservations.id));
  return rows.map(({ booking, restaurant: { id, name, slug, address } }) => ({
    id: booking.id,
    restaurant: { id, name, slug, address },
    datetime: moscowTime(booking.at),
    persons: booking.persons,
    calendar_url: calendarPath(booking.calendarToken),
  }));
}
