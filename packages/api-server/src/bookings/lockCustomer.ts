import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';

/** Makes parallel bookings and cancellations of one customer wait for each other. */
export async function lockCustomer(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
