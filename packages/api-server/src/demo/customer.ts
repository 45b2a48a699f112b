import type { Transaction } from '../database/connect';
import { addresses, users } from '../database/schema/users';
import { seedBonuses } from './bonuses';
import { dayFromNow } from './days';
import { seedPurchases } from './seedPurchases';

/** The demo customer logs in with +7 900 000-00-01. */
const phone = '79000000001';

/**
 * Seeds a customer with two addresses, past orders and the bonuses of those orders. Returns the customer's id.
 * `nextOrderId` is the number of the next order placed in the demo.
 */
export async function seedCustomer(tx: Transaction, nextOrderId: number): Promise<number> {
  const createdAt = dayFromNow(-500, '19:20');
  const [user] = await tx
    .insert(users)
    .values({ phone, name: 'Мария', email: 'maria@kitsune.example', newsletter: true, createdAt })
    .returning();
  if (!user) throw new Error('the insert returned no user');
  const [home] = await tx
    .insert(addresses)
    .values([
      {
        userId: user.id,
        isDefault: true,
        street: 'Огородный проезд',
        home: '16',
        apartment: '24',
        entrance: '2',
        floor: '5',
        fullAddress: 'Москва, Огородный проезд, 16',
        latitude: 55.8214,
        longitude: 37.6013,
      },
      {
        userId: user.id,
        street: 'улица Покровка',
        home: '17',
        fullAddress: 'Москва, улица Покровка, 17',
        latitude: 55.7594,
        longitude: 37.6459,
      },
    ])
    .returning();
  if (!home) throw new Error('the insert returned no address');
  await seedPurchases(tx, { userId: user.id, home, nextOrderId });
  await seedBonuses(tx, user.id);
  return user.id;
}
