import type { inquiryCalls } from '@storefront/api-contract/server';
import { bookingRefusedBecause, bookingTime } from '@storefront/domain';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { users } from '../database/schema/users';
import { unprocessable } from '../apiError';
import { findRestaurant } from './findRestaurant';
import { inquiryMessages } from './messages';
import { parseFormDate } from './moment';

type Booking = z.output<NonNullable<typeof inquiryCalls.reservation.body>>;

/** Future bookings of one customer. */
const maxTables = 5;

/**
 * Books a table by the rules of spec §4, Booking time. A repeated booking updates the guests, the name and the
 * comment of the first. Throws 422 with a text for the guest.
 */
export async function bookTable(db: Database, userId: number, booking: Booking) {
  const now = new Date();
  const at = parseFormDate(booking.datetime, 'datetime');
  const restaurant = await findRestaurant(db, booking.organization_id);
  if (!restaurant.active) throw unprocessable(inquiryMessages.restaurantInactive, 'organization_id');
  const refusal = bookingRefusedBecause(at, { workTime: restaurant.workTime, now });
  if (refusal) throw unprocessable(inquiryMessages.refusals[refusal], 'datetime');
  const { persons, name, phone, comment } = booking;
  const details = { persons, name, phone, comment: comment || null };
  await db.transaction(async (tx) => {
    await assertFewTables(tx, { userId, at, restaurantId: restaurant.id, now });
    await tx
      .insert(reservations)
      .values({ userId, restaurantId: restaurant.id, at, ...details })
      .onConflictDoUpdate({
        target: [reservations.userId, reservations.restaurantId, reservations.at],
        set: details,
      });
  });
  return { success: true, message: inquiryMessages.booked(restaurant.name, bookingTime(at, now)) };
}

interface Table {
  userId: number;
  restaurantId: number;
  at: Date;
  now: Date;
}

/** Locks the customer's row: otherwise two parallel bookings could exceed the limit. */
async function assertFewTables(tx: Transaction, { userId, restaurantId, at, now }: Table): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const theirs = await tx
    .select({ at: reservations.at, restaurantId: reservations.restaurantId })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gt(reservations.at, now)));
  const others = theirs.filter(
    (table) => table.restaurantId !== restaurantId || table.at.getTime() !== at.getTime(),
  );
  if (others.length >= maxTables) throw unprocessable(inquiryMessages.tooManyTables(maxTables), 'datetime');
}
