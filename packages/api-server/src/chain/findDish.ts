import { eq, or } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { ChainError } from './chainCommand';

/** A dish by its id, its slug or the id that the chain's till knows it by. Throws ChainError. */
export async function findDish(db: Queryable, name: string): Promise<typeof products.$inferSelect> {
  const isId = /^\d{1,9}$/.test(name);
  const found = await db
    .select()
    .from(products)
    .where(
      or(
        eq(products.slug, name),
        eq(products.externalId, name),
        isId ? eq(products.id, Number(name)) : undefined,
      ),
    );
  const [dish, ...others] = found.filter(({ deleted }) => !deleted);
  if (!dish) throw new ChainError(`No dish has the id or slug «${name}».`);
  if (others.length > 0) throw new ChainError(`Several dishes are named «${name}»: use the slug.`);
  return dish;
}
