import type { inquiryCalls } from '@storefront/api-contract/server';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Database } from '../database/connect';
import { restaurantReviews } from '../database/schema/reviews';
import { unprocessable } from '../apiError';
import { moscowTime } from '../orders/moscowTime';
import { storeUpload } from '../uploads/storedUploads';
import { encodePicture } from '../uploads/encodePicture';
import { findRestaurant } from './findRestaurant';
import { inquiryMessages } from './messages';
import { parseFormDate } from './moment';

type Visit = z.output<NonNullable<typeof inquiryCalls.review.body>>;

const year = 366 * 86_400_000;

/**
 * Keeps the review of a visit with its pictures (spec §3, Review of a restaurant). The same review sent again, after a
 * lost answer or from a second tab, is kept once. Throws 422.
 */
export async function reviewVisit(db: Database, userId: number, visit: Visit) {
  const visitedAt = visitOf(visit.pickup_date);
  const restaurant = await findRestaurant(db, visit.organization_id);
  const pictures: Buffer[] = [];
  for (const file of visit.attachments) {
    pictures.push(await encodePicture(file, { purpose: 'photo', field: 'attachments' }));
  }
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(restaurantReviews)
      .values({
        userId,
        visitedAt,
        restaurantId: restaurant.id,
        estimations: visit.estimations,
        comment: visit.comment || null,
        contentHash: hashOf(visit, { day: dayOf(visitedAt), pictures }),
      })
      .onConflictDoNothing()
      .returning({ id: restaurantReviews.id });
    if (!added || pictures.length === 0) return;
    const images: string[] = [];
    for (const content of pictures) images.push(await storeUpload(tx, { userId, content }));
    await tx.update(restaurantReviews).set({ images }).where(eq(restaurantReviews.id, added.id));
  });
  return { success: true, message: inquiryMessages.reviewed };
}

/** Equal for reviews of one restaurant and day whose ratings, comment and pictures are equal. */
function hashOf(visit: Visit, { day, pictures }: { day: string; pictures: readonly Buffer[] }): string {
  const ratings = visit.estimations.map(({ key, value }) => `${key} ${value}`).toSorted();
  const hash = createHash('sha256');
  hash.update(JSON.stringify([visit.organization_id, day, ratings, visit.comment || null]));
  for (const picture of pictures) hash.update(createHash('sha256').update(picture).digest());
  return hash.digest('hex');
}

/** The moment of the visit. A visit of today counts as past, whatever hour the form sends. Throws 422. */
function visitOf(text: string): Date {
  const visitedAt = parseFormDate(text, 'pickup_date');
  const now = new Date();
  if (dayOf(visitedAt) > dayOf(now)) throw unprocessable(inquiryMessages.visitInFuture, 'pickup_date');
  if (now.getTime() - visitedAt.getTime() > year)
    throw unprocessable(inquiryMessages.visitLongAgo, 'pickup_date');
  return visitedAt;
}

const dayOf = (moment: Date) => moscowTime(moment).slice(0, 10);
