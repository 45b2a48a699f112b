import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Queryable, Transaction } from '../database/connect';
import { orderItems, orders } from '../database/schema/orders';
import { orderReviewRatings, orderReviews } from '../database/schema/reviews';
import { notFound, unprocessable } from '../apiError';
import { messages as ofOrders } from '../orders/messages';
import { parseOrderId } from '../orders/orderId';
import { storeUpload } from '../uploads/storedUploads';
import { encodePicture } from '../uploads/encodePicture';
import { messages } from './messages';
import { checkIsFinished, readReview, type Review, type WrittenReview } from './review';

interface Reviewing {
  userId: number;
  /** As it stands in the path. */
  id: string;
  written: WrittenReview;
}

/**
 * Saves the review of an order once. An identical review is a retry after a lost response and succeeds; a different one
 * throws 422. Throws 404 for another customer's order.
 */
export async function reviewOrder({ db }: Context, { userId, id, written }: Reviewing): Promise<void> {
  const orderId = parseOrderId(id);
  const review = await check(db, { userId, orderId, written });
  if (await isStored(db, orderId, review)) return;
  // Slow, and therefore before the transaction.
  const pictures: Buffer[] = [];
  for (const file of written.images)
    pictures.push(await encodePicture(file, { purpose: 'photo', field: 'images' }));
  await db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
    if (await isStored(tx, orderId, review)) return;
    const images: string[] = [];
    for (const content of pictures) images.push(await storeUpload(tx, { userId, content }));
    await write(tx, orderId, { ...review, images });
  });
}

/** All checks that come before the slow work on pictures. */
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

/** Whether an identical review is stored already. Throws 422 when a different one is. */
async function isStored(tx: Queryable, orderId: number, review: Review): Promise<boolean> {
  const [stored] = await tx.select().from(orderReviews).where(eq(orderReviews.orderId, orderId));
  if (!stored) return false;
  const ratings = await tx
    .select()
    .from(orderReviewRatings)
    .where(eq(orderReviewRatings.reviewId, stored.id))
    .orderBy(asc(orderReviewRatings.productId));
  const isSame =
    stored.mark === review.mark &&
    stored.comment === review.comment &&
    stored.claims.join() === review.claims.join() &&
    ratings.every(({ productId, rating }) => review.ratings.get(productId) === rating);
  if (!isSame) throw unprocessable(messages.already);
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
