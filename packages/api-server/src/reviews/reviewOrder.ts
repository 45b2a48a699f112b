import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queryable, Transaction } from '../database/connect';
import { orderItems, orders } from '../database/schema/orders';
import { orderReviewRatings, orderReviews } from '../database/schema/reviews';
import { notFound, refuse } from '../failure';
import { messages as ofOrders } from '../orders/messages';
import { toOrderId } from '../orders/orderId';
import { keepUpload } from '../uploads/keepUpload';
import { savePicture } from '../uploads/savePicture';
import { messages } from './messages';
import { checkIsFinished, readReview, type Review, type WrittenReview } from './review';

interface Reviewing {
  userId: number;
  /** As it stands in the path. */
  id: string;
  written: WrittenReview;
}

/**
 * Keeps the review of an order, once. The same review again is a lost answer that is asked for again; another one
 * is a 422, and the first stays. Throws 404 for a foreign order.
 */
export async function reviewOrder({ db }: Context, { userId, id, written }: Reviewing): Promise<void> {
  const orderId = toOrderId(id);
  const review = await check(db, { userId, orderId, written });
  if (await isKept(db, orderId, review)) return;
  // Slow, and therefore before the transaction.
  const pictures: Buffer[] = [];
  for (const file of written.images)
    pictures.push(await savePicture(file, { purpose: 'photo', field: 'images' }));
  await db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
    if (await isKept(tx, orderId, review)) return;
    const images: string[] = [];
    for (const content of pictures) images.push(await keepUpload(tx, { userId, content }));
    await write(tx, orderId, { ...review, images });
  });
}

/** Everything that can be known before the pictures are worked on. */
async function check(
  db: Queryable,
  { userId, orderId, written }: { userId: number; orderId: number; written: WrittenReview },
): Promise<Review> {
  const [order] = await db
    .select({ statusSlug: orders.statusSlug })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw notFound(ofOrders.notFound);
  checkIsFinished(order.statusSlug);
  const items = await db
    .select({ id: orderItems.id, productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  return readReview(written, items);
}

/** Whether this very review is there already. Throws 422 when another one is. */
async function isKept(tx: Queryable, orderId: number, review: Review): Promise<boolean> {
  const [kept] = await tx.select().from(orderReviews).where(eq(orderReviews.orderId, orderId));
  if (!kept) return false;
  const ratings = await tx
    .select()
    .from(orderReviewRatings)
    .where(eq(orderReviewRatings.reviewId, kept.id))
    .orderBy(asc(orderReviewRatings.productId));
  const isSame =
    kept.mark === review.mark &&
    kept.comment === review.comment &&
    kept.claims.join() === review.claims.join() &&
    ratings.every(({ productId, rating }) => review.ratings.get(productId) === rating);
  if (!isSame) throw refuse(messages.already);
  return true;
}

async function write(
  tx: Transaction,
  orderId: number,
  { mark, claims, comment, images, ratings }: Review & { images: string[] },
): Promise<void> {
  const [row] = await tx
    .insert(orderReviews)
    .values({ orderId, mark, claims, comment, images })
    .returning({ id: orderReviews.id });
  if (!row) throw new Error('a review that was just written is not there');
  await tx
    .insert(orderReviewRatings)
    .values([...ratings].map(([productId, rating]) => ({ reviewId: row.id, productId, rating })));
}
