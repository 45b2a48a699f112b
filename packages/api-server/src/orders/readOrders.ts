import type { CartItem, Purchase } from '@storefront/api-contract';
import { isCancelable, kopecksToRoubles } from '@storefront/domain';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { expendableFor } from '../cart/expendable';
import type { Pictures } from '../catalogue/pictures';
import type { Context } from '../context';
import { orderItems, orders, payments } from '../database/schema/orders';
import { restaurants } from '../database/schema/restaurants';
import { orderReviews } from '../database/schema/reviews';
import { notFound } from '../apiError';
import { pageOf } from '../pageOf';
import { newestPayment } from '../payment/paymentRows';
import { messages } from './messages';
import { uploadUri } from '../uploads/storedUploads';
import { moscowTime } from './moscowTime';
import { parseOrderId } from './orderId';
import { isLinkAlive, shareEndsAt } from './shareOrder';
import { statusId } from './statusIds';

const perPage = 10;

/** A page of the customer's orders, newest first. */
export async function listOrders(context: Context, userId: number, page: number) {
  const [row] = await context.db.select({ total: count() }).from(orders).where(eq(orders.userId, userId));
  const total = row?.total ?? 0;
  const rows = await orderRows(context)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: await toPurchases(context, rows), meta: pageOf({ page, perPage, total }) };
}

/** One order of the customer. Throws 404 also for another customer's order. */
export async function readOrder(context: Context, userId: number, id: string): Promise<Purchase> {
  const rows = await orderRows(context).where(
    and(eq(orders.id, parseOrderId(id)), eq(orders.userId, userId)),
  );
  const [purchase] = await toPurchases(context, rows);
  if (!purchase) throw notFound(messages.notFound);
  return purchase;
}

const orderRows = ({ db }: Context) =>
  db
    .select({
      order: orders,
      restaurant: restaurants,
      review: orderReviews,
      payment: payments,
      linkEndsAt: shareEndsAt(),
    })
    .from(orders)
    .innerJoin(restaurants, eq(restaurants.id, orders.organizationId))
    .leftJoin(orderReviews, eq(orderReviews.orderId, orders.id))
    .leftJoin(payments, eq(payments.id, newestPayment))
    .$dynamic();

type OrderAndRestaurant = Awaited<ReturnType<typeof orderRows>>[number];

async function toPurchases(context: Context, rows: OrderAndRestaurant[]): Promise<Purchase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const items = await context.db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  return rows.map((row) => {
    const own = items.filter(({ orderId }) => orderId === row.order.id);
    return toPurchase(
      row,
      own.map((item) => toItem(item, context.pictures)),
    );
  });
}

function toPurchase(
  { order, restaurant, review, payment, linkEndsAt }: OrderAndRestaurant,
  items: CartItem[],
): Purchase {
  return {
    id: order.id,
    status_slug: order.statusSlug,
    status_id: statusId(order.statusSlug),
    is_self_service: order.takeMethod === 'pickup',
    organization: { id: restaurant.id, name: restaurant.name, address: restaurant.address },
    address: order.address,
    delivery_date: moscowTime(order.deliveryDate),
    datetime: order.datetime && moscowTime(order.datetime),
    created_at: moscowTime(order.createdAt),
    discount_sum: kopecksToRoubles(order.discountSum),
    full_sum: kopecksToRoubles(order.fullSum),
    write_off_amount: order.writeOff,
    write_on_amount: order.writeOn,
    payment_type_id: order.paymentTypeId,
    persons_count: order.personsCount,
    comment: order.comment,
    contactless: order.contactless,
    need_call_confirmation: order.needCallConfirmation,
    estimation: review && toEstimation(review),
    expendable: expendableFor(order.personsCount),
    items,
    share_token: isLinkAlive(linkEndsAt, new Date()) ? order.shareToken : null,
    payment: payment && toPayment(order, payment),
    can_cancel: isCancelable(order.statusSlug),
  };
}

/** Where and until when an order is paid. A closed payment has neither, a failed one has no page. */
function toPayment(
  { statusSlug, nextAt }: typeof orders.$inferSelect,
  { status, url }: typeof payments.$inferSelect,
): Purchase['payment'] {
  const isOpen = statusSlug === 'wait_confirm';
  const isFailed = status === 'failed';
  return {
    state: isFailed ? 'declined' : status,
    url: isOpen && !isFailed ? url : null,
    until: isOpen && nextAt ? moscowTime(nextAt) : null,
  };
}

/**
 * The review of an order. The client only checks that there is one, to disable its button (spec §2, Order monitoring).
 */
const toEstimation = ({ mark, claims, comment, images }: typeof orderReviews.$inferSelect) => ({
  mark,
  claims,
  comment,
  images: images.map((name) => `/storage/${uploadUri(name)}`),
});

function toItem(item: typeof orderItems.$inferSelect, pictures: Pictures): CartItem {
  const picture = pictures.of(item.slug);
  return {
    id: item.id,
    product_id: item.productId,
    amount: item.amount,
    price: kopecksToRoubles(item.price),
    modifiers: item.modifiers.map((modifier) => ({ ...modifier, price: kopecksToRoubles(modifier.price) })),
    product: {
      id: item.productId,
      external_id: null,
      slug: item.slug,
      name: item.name,
      price: kopecksToRoubles(item.productPrice),
      deleted: false,
      weight: item.weight === null ? null : item.weight / 1000,
      pieces: item.pieces,
      parent_group_id: item.groupId,
      media_list: picture ? [picture] : [],
    },
  };
}
