import { FAVOURITES_MAX } from '@storefront/domain';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { unprocessable } from '../../apiError';
import { lockCustomer } from '../../auth/lockCustomer';
import type { Queryable, Transaction } from '../../database/connect';
import { products } from '../../database/schema/catalogue';
import { favourites } from '../../database/schema/favourites';
import { messages } from '../../messages';

interface Favourites {
  product_ids: number[];
}

/** The dishes that a customer marked, the latest first. A dish that has left the menu is skipped. */
export async function listFavourites(db: Queryable, userId: number): Promise<Favourites> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.userId, userId), eq(products.deleted, false)))
    .orderBy(desc(favourites.createdAt), asc(favourites.productId));
  return { product_ids: rows.map(({ id }) => id) };
}

/**
 * Marks dishes; one that the menu does not have is skipped. Beyond the limit as many are marked as there is room for,
 * so that a login never loses all marks of the guest. Throws 422 when there is no room at all.
 */
export async function addFavourites(
  tx: Transaction,
  userId: number,
  productIds: readonly number[],
): Promise<Favourites> {
  // Two devices that add at once would both count the same room.
  await lockCustomer(tx, userId);
  const { product_ids: own } = await listFavourites(tx, userId);
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.deleted, false)));
  const isNew = new Set(known.map(({ id }) => id).filter((id) => !own.includes(id)));
  const added = [...new Set(productIds)].filter((id) => isNew.has(id));
  const room = Math.max(0, FAVOURITES_MAX - own.length);
  if (added.length > 0 && room === 0) throw unprocessable(messages.favourites.full(FAVOURITES_MAX));
  if (added.length > 0) {
    const rows = added.slice(0, room).map((productId) => ({ userId, productId }));
    // The mark of a dish that left the menu and came back may still be there.
    await tx.insert(favourites).values(rows).onConflictDoNothing();
  }
  return listFavourites(tx, userId);
}

/** Removes a mark; one that is not there is no error, because another device may have removed it. */
export async function removeFavourite(
  tx: Transaction,
  userId: number,
  productId: number,
): Promise<Favourites> {
  await tx.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)));
  return listFavourites(tx, userId);
}
