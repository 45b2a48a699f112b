import { busyZone, soldOut } from '@storefront/demo-chain';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { stopList, zones } from '../database/schema/restaurants';

/** Seeds the stop lists of the demo chain and a zone with longer deliveries. */
export async function seedShift(tx: Transaction): Promise<void> {
  const slugs = soldOut.map(({ slug }) => slug);
  const dishes = await tx.select().from(products).where(inArray(products.slug, slugs));
  const ids = new Map(dishes.map(({ slug, id }) => [slug, id]));
  await tx
    .insert(stopList)
    .values(soldOut.map(({ restaurantId, slug }) => ({ restaurantId, productId: ids.get(slug) ?? 0 })));
  const { id, durationChange } = busyZone;
  await tx.update(zones).set({ durationChange }).where(eq(zones.id, id));
}
