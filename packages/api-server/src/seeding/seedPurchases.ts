import { dayFromNow, demoPurchases, type Purchase } from '@storefront/demo-chain';
import { asc, inArray } from 'drizzle-orm';
import { pointsBack, sumUp } from '../cart/sums';
import type { Transaction } from '../database/connect';
import { modifierGroups, modifiers, products } from '../database/schema/catalogue';
import { type OrderModifier, orderHistory, orderItems, orders } from '../database/schema/orders';
import { orderReviewRatings, orderReviews } from '../database/schema/reviews';
import type { addresses } from '../database/schema/users';
import { toAddress } from '../orders/snapshot';

interface Buyer {
  userId: number;
  home: typeof addresses.$inferSelect;
  /** The number of the next order placed in the demo. */
  nextOrderId: number;
}

/** The restaurant and the minimum sum, in kopecks, of the zone of the home address. */
const homeKitchen = 2;
const homeMinimum = 99_000;
const percents = { discountOnPickup: 10, percentOfBonuses: 30 };

type Dish = typeof products.$inferSelect & { chosen: OrderModifier[] };

/** Inserts the demo customer's past orders with the sums, statuses and reviews that the server would compute. */
export async function seedPurchases(tx: Transaction, buyer: Buyer): Promise<void> {
  const past = demoPurchases();
  const dishes = await readDishes(tx, [...new Set(past.flatMap(({ lines }) => Object.keys(lines)))]);
  let balance = 0;
  const rows = past.toReversed().map((purchase) => {
    const row = toRows(purchase, { buyer, dishes, balance });
    if (purchase.status === 'closed') balance += row.order.writeOn - row.order.writeOff;
    return row;
  });
  await tx.insert(orders).values(rows.map(({ order }) => order));
  await tx.insert(orderItems).values(rows.flatMap(({ items }) => items));
  await tx.insert(orderHistory).values(rows.flatMap(({ history }) => history));
  await seedReviews(tx, rows);
}

interface SeedContext {
  buyer: Buyer;
  dishes: ReadonlyMap<string, Dish>;
  balance: number;
}

function toRows(purchase: Purchase, { buyer, dishes, balance }: SeedContext) {
  const lines = Object.entries(purchase.lines).map(([slug, amount]) => toLine(dishes.get(slug), amount));
  const full = lines.reduce((sum, { price, amount }) => sum + price * amount, 0);
  const takeMethod = full < homeMinimum ? 'pickup' : purchase.takeMethod;
  const sums = sumUp(lines, { ...percents, takeMethod, balance });
  // Spends points only from a large balance. Canceled orders spend none: a cancellation returns them.
  const writeOff = purchase.status === 'closed' && balance > 250 ? sums.availablePoints : 0;
  const discountSum = sums.discountSum - writeOff * 100;
  const createdAt = dayFromNow(-purchase.daysAgo, purchase.time);
  const id = buyer.nextOrderId - 5 - purchase.daysAgo * 17;
  const order = {
    id,
    createdAt,
    discountSum,
    writeOff,
    takeMethod,
    userId: buyer.userId,
    statusSlug: purchase.status,
    organizationId: takeMethod === 'pickup' ? purchase.organizationId : homeKitchen,
    address: takeMethod === 'delivery' ? toAddress(buyer.home) : null,
    paymentTypeId: purchase.paymentTypeId,
    fullSum: sums.fullSum,
    writeOn: pointsBack(discountSum),
    personsCount: purchase.persons,
    comment: purchase.comment,
    deliveryDate: minutesAfter(createdAt, takeMethod === 'delivery' ? 60 : 25),
  } satisfies typeof orders.$inferInsert;
  const items = lines.map((line) => ({ ...line, orderId: id }));
  return { order, items, history: historyOf(order), review: purchase.review };
}

function toLine(dish: Dish | undefined, amount: number) {
  if (!dish) throw new Error('dishes.csv lacks a dish of purchases.ts');
  const { id: productId, slug, name, groupId, weight, pieces, price: productPrice, chosen } = dish;
  const price = chosen.reduce((sum, modifier) => sum + modifier.price * modifier.amount, productPrice);
  return { productId, slug, name, groupId, weight, pieces, productPrice, price, amount, modifiers: chosen };
}

const statusSequences = {
  delivery: ['new', 'in_progress', 'ready', 'on_the_way', 'closed'],
  pickup: ['new', 'in_progress', 'awaiting_delivery', 'closed'],
  canceled: ['new', 'canceled'],
  error: ['new', 'in_progress', 'error'],
} as const;
const stepMinutes = [0, 4, 19, 24, 47];

function historyOf({ id, statusSlug, takeMethod, paymentTypeId, createdAt }: HistoryFacts) {
  const slugs = statusSlug === 'closed' ? statusSequences[takeMethod] : statusSequences[statusSlug];
  const steps = slugs.map((slug, step) => ({
    orderId: id,
    statusSlug: slug as string,
    at: minutesAfter(createdAt, 1 + (stepMinutes[step] ?? 0)),
  }));
  const awaitingPayment = { orderId: id, statusSlug: 'wait_confirm', at: createdAt };
  return paymentTypeId === 1 ? [awaitingPayment, ...steps] : steps;
}

interface HistoryFacts extends Pick<Purchase, 'takeMethod' | 'paymentTypeId'> {
  id: number;
  statusSlug: Purchase['status'];
  createdAt: Date;
}

/** Dishes with the default choices of their required groups and combo parts. */
async function readDishes(tx: Transaction, slugs: string[]): Promise<Map<string, Dish>> {
  const rows = await tx.select().from(products).where(inArray(products.slug, slugs));
  const ids = rows.map(({ id }) => id);
  const groups = await tx.select().from(modifierGroups).where(inArray(modifierGroups.productId, ids));
  const options = await tx
    .select()
    .from(modifiers)
    .where(inArray(modifiers.groupId, [0, ...groups.map(({ id }) => id)]))
    .orderBy(asc(modifiers.position));
  const chosenOf = (productId: number) =>
    groups
      .filter((group) => group.productId === productId && (group.required || group.isComboPart))
      .flatMap((group) => {
        const own = options.filter(({ groupId }) => groupId === group.id);
        const option = own.find(({ isDefault }) => isDefault) ?? own[0];
        return option ? [{ id: option.id, name: option.name, price: option.price, amount: 1 }] : [];
      });
  return new Map(rows.map((row) => [row.slug, { ...row, chosen: chosenOf(row.id) }]));
}

async function seedReviews(tx: Transaction, rows: ReturnType<typeof toRows>[]): Promise<void> {
  const reviewed = rows.flatMap(({ review, ...row }) => (review ? [{ ...row, review }] : []));
  const written = await tx
    .insert(orderReviews)
    .values(
      reviewed.map(({ order, review }) => ({
        ...review,
        orderId: order.id,
        createdAt: minutesAfter(order.createdAt, 180),
      })),
    )
    .returning();
  const ratings = written.flatMap(({ id, orderId, mark }) => {
    const items = reviewed.find(({ order }) => order.id === orderId)?.items ?? [];
    // The first dish gets the mark of the review, the others at least 4.
    return items.map(({ productId }, place) => ({
      reviewId: id,
      productId,
      rating: place === 0 ? mark : Math.max(mark, 4),
    }));
  });
  await tx.insert(orderReviewRatings).values(ratings);
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
