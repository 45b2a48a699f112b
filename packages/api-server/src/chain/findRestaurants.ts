import { asc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { restaurants } from '../database/schema/restaurants';
import { ChainError } from './chainCommand';

type RestaurantRow = typeof restaurants.$inferSelect;

/** A restaurant by its id, slug or the till's id; every restaurant without a name. Throws ChainError. */
export async function findRestaurants(db: Queryable, name: string | undefined): Promise<RestaurantRow[]> {
  const all = db.select().from(restaurants).orderBy(asc(restaurants.id));
  if (name === undefined) return all;
  const found = await db
    .select()
    .from(restaurants)
    .where(
      or(
        eq(restaurants.slug, name),
        eq(restaurants.externalId, name),
        /^\d{1,9}$/.test(name) ? eq(restaurants.id, Number(name)) : undefined,
      ),
    );
  if (found.length === 1) return found;
  const known = (await all).map(({ slug }) => slug).join(', ');
  throw new ChainError(`No restaurant has the id or slug «${name}». There are: ${known}.`);
}
