import { dayFromNow, demoAddresses, demoCustomer } from '@storefront/demo-chain';
import type { Transaction } from '../database/connect';
import { addresses, users } from '../database/schema/users';
import { seedBonuses } from './seedBonuses';
import { seedPurchases } from './seedPurchases';

/**
 * Seeds a customer with two addresses, past orders and the bonuses of those orders. Returns the customer's id.
 * `nextOrderId` is the number of the next order placed in the demo.
 */
export async function seedCustomer(tx: Transaction, nextOrderId: number): Promise<number> {
  const createdAt = dayFromNow(-500, '19:20');
  const [user] = await tx
    .insert(users)
    .values({ ...demoCustomer, createdAt })
    .returning();
  if (!user) throw new Error('the insert returned no user');
  const [home] = await tx
    .insert(addresses)
    .values(demoAddresses.map((address) => ({ ...address, userId: user.id })))
    .returning();
  if (!home) throw new Error('the insert returned no address');
  await seedPurchases(tx, { userId: user.id, home, nextOrderId });
  await seedBonuses(tx, user.id);
  return user.id;
}
