import { and, eq } from 'drizzle-orm';
import { notFound, unprocessable } from '../apiError';
import { lockCustomer } from '../auth/lockCustomer';
import type { Database } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { bookingMessages } from './messages';

/**
 * Cancels a booking of the customer, so that its tables are free again; a repeated call changes nothing. Throws 404 for
 * another customer's booking and 422 for a past booking.
 */
export async function cancelBooking(db: Database, userId: number, id: string): Promise<void> {
  if (!/^\d{1,9}$/.test(id)) throw notFound(bookingMessages.notFound);
  const isTheirs = and(eq(reservations.id, Number(id)), eq(reservations.userId, userId));
  await db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const [booking] = await tx.select().from(reservations).where(isTheirs);
    if (!booking) throw notFound(bookingMessages.notFound);
    if (booking.cancelledAt) return;
    const now = new Date();
    if (booking.at <= now) throw unprocessable(bookingMessages.past);
    await tx.update(reservations).set({ cancelledAt: now }).where(isTheirs);
  });
}
