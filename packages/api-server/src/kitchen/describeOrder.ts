import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { modifiers, products } from '../database/schema/catalogue';
import { orderItems, orders, payments } from '../database/schema/orders';
import { restaurants } from '../database/schema/restaurants';
import { users } from '../database/schema/users';
import { moscowTime } from '../orders/moscowTime';

const paymentTypes: Record<number, 'online' | 'card' | 'cash'> = { 1: 'online', 2: 'card', 3: 'cash' };

const timeOrNull = (date: Date | null) => date && moscowTime(date);

/** An order as the kitchen gets it: the fields and units are those of docs/integrating.md. */
export async function describeOrder(tx: Transaction, orderId: number): Promise<Record<string, unknown>> {
  const [row] = await tx
    .select({
      order: orders,
      restaurant: { id: restaurants.id, external_id: restaurants.externalId, name: restaurants.name },
      customer: { name: users.name, phone: users.phone },
      hasPaid: sql<boolean>`exists (select from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.status} = 'paid')`,
    })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.organizationId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error('the order of a message to the kitchen is not there');
  const { order, restaurant, customer, hasPaid } = row;
  return {
    id: order.id,
    restaurant,
    status_slug: order.statusSlug,
    take_method: order.takeMethod,
    address: order.address,
    contactless: order.contactless,
    customer,
    need_call_confirmation: order.needCallConfirmation,
    persons_count: order.personsCount,
    comment: order.comment,
    placed_at: moscowTime(order.createdAt),
    datetime: timeOrNull(order.datetime),
    kitchen_at: timeOrNull(order.kitchenAt),
    delivery_date: moscowTime(order.deliveryDate),
    payment: {
      type: paymentTypes[order.paymentTypeId],
      is_paid: hasPaid || order.discountSum === 0,
      cash_change: order.cashChange,
    },
    full_sum: order.fullSum,
    bonuses: order.writeOff,
    to_pay: order.discountSum,
    promocode: order.promocode,
    lines: await describeLines(tx, orderId),
  };
}

async function describeLines(tx: Transaction, orderId: number) {
  const rows = await tx
    .select({ line: orderItems, externalId: products.externalId })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const externalIds = await externalIdsOf(
    tx,
    rows.flatMap(({ line }) => line.modifiers.map(({ id }) => id)),
  );
  return rows.map(({ line, externalId }) => ({
    product_id: line.productId,
    external_id: externalId,
    name: line.name,
    amount: line.amount,
    product_price: line.productPrice,
    price: line.price,
    is_gift: line.isGift,
    modifiers: line.modifiers.map((modifier) => ({
      ...modifier,
      external_id: externalIds.get(modifier.id) ?? null,
    })),
  }));
}

/** The external id of each modifier; an option of a combo part has that of its dish. */
async function externalIdsOf(tx: Transaction, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: modifiers.id, own: modifiers.externalId, ofDish: products.externalId })
    .from(modifiers)
    .leftJoin(products, eq(products.id, modifiers.productId))
    .where(inArray(modifiers.id, ids));
  return new Map(rows.map(({ id, own, ofDish }) => [id, own ?? ofDish]));
}
