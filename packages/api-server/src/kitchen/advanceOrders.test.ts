import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { orderHistory, orders } from '../database/schema/orders';
import { users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { advanceOrders } from './advanceOrders';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
});
afterAll(() => close());

/** A new order of a user, due at this time. */
async function placeOrder(userId: number, nextAt: Date): Promise<number> {
  const sums = { fullSum: 59_000, discountSum: 59_000, paymentTypeId: 3, personsCount: 1 };
  const [order] = await db
    .insert(orders)
    .values({
      ...sums,
      userId,
      statusSlug: 'new',
      takeMethod: 'pickup',
      organizationId: 1,
      deliveryDate: nextAt,
      nextAt,
    })
    .returning({ id: orders.id });
  return order?.id ?? 0;
}

const read = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

test('an order that cannot advance is logged and tried again in a minute, and the next one advances', async () => {
  const [user] = await db.insert(users).values({ phone: '79993500001' }).returning({ id: users.id });
  const startedAt = Date.now();
  const broken = await placeOrder(user?.id ?? 0, new Date(startedAt - 2000));
  const healthy = await placeOrder(user?.id ?? 0, new Date(startedAt - 1000));
  // A status is recorded once per order, so the database refuses to record it again.
  await db.insert(orderHistory).values({ orderId: broken, statusSlug: 'in_progress' });
  const error = jest.fn();
  await advanceOrders(db, { kitchen: { kind: 'simulated', pace: 1, failurePercent: 0 }, log: { error } });
  expect(await read(healthy)).toMatchObject({ statusSlug: 'in_progress' });
  const waiting = await read(broken);
  expect(waiting).toMatchObject({ statusSlug: 'new' });
  const nextAt = waiting?.nextAt?.getTime();
  expect(nextAt).toBeGreaterThanOrEqual(startedAt + 60_000);
  expect(nextAt).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(error.mock.calls).toEqual([
    [{ err: expect.any(Error), orderId: broken }, 'an order could not advance'],
  ]);
});
