import type { inquiryCalls } from '@storefront/api-contract/server';
import { bookingRefusedBecause, bookingTime } from '@storefront/domain';
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockCustomer } from '../auth/lockCustomer';
import type { Database, Transaction } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { restaurants } from '../database/schema/restaurants';
import { unprocessable } from '../apiError';
import { findRestaurant } from '../inquiries/findRestaurant';
import { parseFormDate } from '../inquiries/moment';
import { stay, tablesFor, tablesTaken } from './capacity';
import { bookingMessages } from './messages';

type Booking = z.output<NonNullable<typeof inquiryCalls.reservation.body>>;

/** Future bookings of one customer. */
const maxBookings = 5;

/**
 * Books a table by the rules of spec §4, Booking time, as long as the restaurant has free tables (decision 0049). A
 * repeated booking updates the guests, the name and the comment of the first. Throws 422 with a text for the guest.
 */
export async function bookTable(db: Database, userId: number, booking: Booking) {
  const now = new Date();
  const at = parseFormDate(booking.datetime, 'datetime');
  const restaurant = await findRestaurant(db, booking.organization_id);
  if (!restaurant.active) throw unprocessable(bookingMessages.restaurantInactive, 'organization_id');
  const refusal = bookingRefusedBecause(at, {
    workTime: restaurant.workTime,
    specialDays: restaurant.specialDays,
    now,
  });
  const { persons, name, phone, comment } = booking;
  const key = { userId, restaurantId: restaurant.id, at };
  const details = { persons, name, phone, comment: comment || null };
  await db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const theirs = await futureBookings(tx, userId, now);
    const earlier = theirs.find(
      (one) => one.restaurantId === restaurant.id && one.at.getTime() === at.getTime(),
    );
    // An earlier booking may be sent again in its last hour too, when no new one is accepted.
    if (!earlier && refusal) throw unprocessable(bookingMessages.refusals[refusal], 'datetime');
    if (!earlier && theirs.length >= maxBookings) {
      throw unprocessable(bookingMessages.tooManyTables(maxBookings), 'datetime');
    }
    // A party that needs no further table keeps its tables, even if the restaurant has fewer tables by now.
    if (tablesFor(persons) > tablesFor(earlier?.persons ?? 0)) await assertFreeTables(tx, key, persons);
    await tx
      .insert(reservations)
      .values({ ...key, ...details })
      .onConflictDoUpdate({
        target: [reservations.userId, reservations.restaurantId, reservations.at],
        targetWhere: isNull(reservations.cancelledAt),
        set: details,
      });
  });
  return { success: true, message: bookingMessages.booked(restaurant.name, bookingTime(at, now)) };
}

interface Key {
  userId: number;
  restaurantId: number;
  at: Date;
}

const futureBookings = (tx: Transaction, userId: number, now: Date) =>
  tx
    .select({ at: reservations.at, restaurantId: reservations.restaurantId, persons: reservations.persons })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gt(reservations.at, now), isNull(reservations.cancelledAt)));

/** Locks the restaurant's row: otherwise two parallel bookings could take the same table. Throws 422. */
async function assertFreeTables(tx: Transaction, { userId, restaurantId, at }: Key, persons: number) {
  const [restaurant] = await tx
    .select({ tables: restaurants.tables })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
    .for('no key update');
  const wanted = tablesFor(persons);
  const tables = restaurant?.tables ?? 0;
  if (wanted > tables) throw unprocessable(bookingMessages.partyTooLarge, 'persons');
  const others = await tx
    .select({ at: reservations.at, persons: reservations.persons })
    .from(reservations)
    .where(
      and(
        eq(reservations.restaurantId, restaurantId),
        gt(reservations.at, new Date(at.getTime() - stay)),
        lt(reservations.at, new Date(at.getTime() + stay)),
        isNull(reservations.cancelledAt),
        or(ne(reservations.userId, userId), ne(reservations.at, at)),
      ),
    );
  if (tablesTaken(others, at) + wanted > tables) throw unprocessable(bookingMessages.noTable, 'datetime');
}
