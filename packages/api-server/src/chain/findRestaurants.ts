import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { restaurants } from '../database/schema/restaurants';
import { ChainError } from './chainCommand';

type RestaurantRow = typeof restaurants.$inferSelect;

/** Every restaurant. Throws ChainError for a chain without one: the command has the wrong database. */
export async function allRestaurants(db: Queryable): Promise<RestaurantRow[]> {
  const all = await db.select().from(restaurants).orderBy(asc(restaurants.id));
  if (all.length === 0) throw new ChainError('The chain has no restaurants. Check DATABASE_URL or DATA_DIR.');
  return all;
}

/** Whether a restaurant has this id, slug, name or id of the till. */
export const isRestaurantNamed =
  (name: string) =>
  (row: RestaurantRow): boolean =>
    [row.slug, row.externalId, String(row.id)].includes(name) || isSameText(row.name, name);

export const isSameText = (first: string, second: string) =>
  first.toLowerCase() === second.trim().toLowerCase();

/** A restaurant by its id, slug, name or the till's id; every restaurant without a name. Throws ChainError. */
export async function findRestaurants(db: Queryable, name: string | undefined): Promise<RestaurantRow[]> {
  const all = await allRestaurants(db);
  if (name === undefined) return all;
  const found = all.filter(isRestaurantNamed(name));
  if (found.length === 1) return found;
  const reason = found.length > 1 ? `Several restaurants are` : `No restaurant is`;
  throw new ChainError(`${reason} named «${name}». There are: ${all.map(({ slug }) => slug).join(', ')}.`);
}
