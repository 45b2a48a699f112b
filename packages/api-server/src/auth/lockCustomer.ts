import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import type { User } from './sessions';

/**
 * Locks the customer's row until the transaction ends and returns it as it is then. It makes changes of one customer's
 * balance, address book, bookings and avatar, and their orders, wait for each other.
 *
 * Transactions that lock several rows lock them in one order, so that no two wait for each other: a login code or a bonus
 * card, an order, its payment, the customer, addresses, a guest's draft, the customer's cart, a slot of orders, a promo code, a restaurant.
 * `orders/lockOrder.databases.test.ts` has the pairs that meet.
 */
export async function lockCustomer(tx: Transaction, userId: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new Error('there is no customer with this id');
  return user;
}
