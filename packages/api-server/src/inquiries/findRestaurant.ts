import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { restaurants } from '../database/schema/restaurants';
import { unprocessable } from '../apiError';
import { inquiryMessages } from './messages';

/** The restaurant that a form names. Throws 422 under its field. */
export async function findRestaurant(db: Queryable, id: number): Promise<typeof restaurants.$inferSelect> {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, id));
  if (!restaurant) throw unprocessable(inquiryMessages.restaurantNotFound, 'organization_id');
  return restaurant;
}
