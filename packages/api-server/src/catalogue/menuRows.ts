import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import * as schema from '../database/schema/catalogue';
import { restaurants, stopList, zones } from '../database/schema/restaurants';

/** Every row that the catalogue is made of. */
export type MenuRows = Awaited<ReturnType<typeof loadMenuRows>>;

export async function loadMenuRows(db: Database) {
  const { groups, products, labels, productLabels, modifierGroups, modifiers } = schema;
  return {
    groups: await db.select().from(groups).orderBy(asc(groups.position)),
    products: await db
      .select()
      .from(products)
      .where(eq(products.deleted, false))
      .orderBy(asc(products.position)),
    labels: await db.select().from(labels).orderBy(asc(labels.id)),
    productLabels: await db
      .select()
      .from(productLabels)
      .orderBy(asc(productLabels.productId), asc(productLabels.labelId)),
    modifiers: await db
      .select({ group: modifierGroups, modifier: modifiers })
      .from(modifiers)
      .innerJoin(modifierGroups, eq(modifierGroups.id, modifiers.groupId))
      .orderBy(asc(modifierGroups.position), asc(modifiers.position)),
    stopped: await db.select().from(stopList),
    zones: await db.select().from(zones),
    restaurants: await db.select().from(restaurants),
  };
}

const tables = [
  schema.groups,
  schema.products,
  schema.labels,
  schema.productLabels,
  schema.modifierGroups,
  schema.modifiers,
  stopList,
  zones,
  restaurants,
];

/**
 * A text that changes whenever one of these rows does. The database computes it, so an unchanged menu costs no transfer
 * of rows.
 */
export async function menuFingerprint(db: Database): Promise<string> {
  const sums = tables.map(
    (table) => sql`(select concat(count(*), ':', sum(hashtextextended(${table}::text, 0))) from ${table})`,
  );
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select concat_ws(' ', ${sql.join(sums, sql`, `)}) as fingerprint`,
  );
  return rows[0]?.fingerprint ?? '';
}
