import type { inquiryCalls } from '@storefront/api-contract/server';
import { bookingRefusedBecause, bookingTime } from '@storefront/domain';
import { and, eq, gt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { users } from '../database/schema/users';
import { refuse } from '../failure';
import { findRestaurant } from './findRestaurant';
import { inquiryMessages } from './messages';
import { momentOf } from './moment';

type Wish = z.output<NonNullable<typeof inquiryCalls.reservation.body>>;

/** Tables of one customer that are still to come. */
const mostTables = 5;

/**
 * Books a table by the rules of spec §4, Booking time. The same wish sent again is the same table, with the guests,
 * the name and the comment of the later one. Throws 422 with a text for the guest.
 */
export async function bookTable(db: Database, userId: number, wish: Wish) {
  const now = new Date();
  const at = momentOf(wish.datetime, 'datetime');
  const restaurant = await findRestaurant(db, wish.organization_id);
  if (!restaurant.active) throw refuse(inquiryMessages.restaurantInactive, 'organization_id');
  const refusal = bookingRefusedBecause(at, { workTime: restaurant.workTime, now });
  if (refusal) throw refuse(inquiryMessages.refusals[refusal], 'datetime');
  const { persons, name, phone, comment } = wish;
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

/** The customer's row is locked: two bookings at once would both find one table left. */
async function assertFewTables(tx: Transaction, { userId, restaurantId, at, now }: Table): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const theirs = await tx
    .select({ at: reservations.at, restaurantId: reservations.restaurantId })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gt(reservations.at, now)));
  const others = theirs.filter(
    (table) => table.restaurantId !== restaurantId || table.at.getTime() !== at.getTime(),
  );
  if (others.length >= mostTables) throw refuse(inquiryMessages.tooManyTables(mostTables), 'datetime');
}
