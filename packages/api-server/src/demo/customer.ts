import { inArray } from 'drizzle-orm';
import { pointsBack } from '../cart/sums';
import type { Transaction } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { orderHistory, orderItems, orders } from '../database/schema/orders';
import { addresses, users } from '../database/schema/users';
import { toAddress } from '../orders/snapshot';

/** Whom the demo shows: +7 900 000-00-01. */
const phone = '79000000001';

const day = 86_400_000;

const history = [
  {
    daysAgo: 23,
    takeMethod: 'delivery',
    organizationId: 2,
    payment: 3,
    lines: { 'set-philadelphia': 1, cola: 2 },
  },
  {
    daysAgo: 9,
    takeMethod: 'pickup',
    organizationId: 5,
    payment: 2,
    lines: { 'philadelphia-lux': 2, 'miso-classic': 1 },
  },
  {
    daysAgo: 2,
    takeMethod: 'delivery',
    organizationId: 2,
    payment: 1,
    lines: { 'california-crab': 2, 'mochi-trio': 1 },
  },
] as const;

const ways = {
  delivery: ['new', 'in_progress', 'ready', 'on_the_way', 'closed'],
  pickup: ['new', 'in_progress', 'awaiting_delivery', 'closed'],
} as const;

/** A customer with two addresses, bonuses and past orders. */
export async function seedCustomer(tx: Transaction, productIds: ReadonlyMap<string, number>): Promise<void> {
  const [user] = await tx.insert(users).values({ phone, name: 'Мария', bonusBalance: 1240 }).returning();
  if (!user) throw new Error('a user that was just written is not there');
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
  for (const past of history) await seedOrder(tx, { past, userId: user.id, home, productIds });
}

interface PastOrder {
  past: (typeof history)[number];
  userId: number;
  home: typeof addresses.$inferSelect | undefined;
  productIds: ReadonlyMap<string, number>;
}

async function seedOrder(tx: Transaction, { past, userId, home, productIds }: PastOrder): Promise<void> {
  const amounts = new Map(
    Object.entries(past.lines).map(([slug, amount]) => [productIds.get(slug) ?? 0, amount]),
  );
  const dishes = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...amounts.keys()]));
  const fullSum = dishes.reduce((sum, dish) => sum + dish.price * (amounts.get(dish.id) ?? 0), 0);
  const discountSum = past.takeMethod === 'pickup' ? Math.floor((fullSum * 0.9) / 100) * 100 : fullSum;
  const createdAt = new Date(Date.now() - past.daysAgo * day);
  const [order] = await tx
    .insert(orders)
    .values({
      userId,
      fullSum,
      discountSum,
      createdAt,
      statusSlug: 'closed',
      takeMethod: past.takeMethod,
      organizationId: past.organizationId,
      address: past.takeMethod === 'delivery' && home ? toAddress(home) : null,
      paymentTypeId: past.payment,
      writeOn: pointsBack(discountSum),
      personsCount: 2,
      deliveryDate: new Date(createdAt.getTime() + 3_600_000),
    })
    .returning();
  if (!order) throw new Error('an order that was just written is not there');
  await tx.insert(orderItems).values(
    dishes.map((dish) => ({
      orderId: order.id,
      productId: dish.id,
      slug: dish.slug,
      name: dish.name,
      groupId: dish.groupId,
      weight: dish.weight,
      pieces: dish.pieces,
      productPrice: dish.price,
      price: dish.price,
      amount: amounts.get(dish.id) ?? 1,
    })),
  );
  await tx.insert(orderHistory).values(
    ways[past.takeMethod].map((statusSlug, step) => ({
      orderId: order.id,
      statusSlug,
      at: new Date(createdAt.getTime() + step * 600_000),
    })),
  );
}
