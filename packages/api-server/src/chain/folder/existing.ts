import { asc, count, getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect';
import { articles, historyEvents, landings } from '../../database/schema/articles';
import {
  groups,
  labels,
  modifierGroups,
  modifiers,
  productLabels,
  products,
} from '../../database/schema/catalogue';
import { promos, settings } from '../../database/schema/content';
import { contacts } from '../../database/schema/inquiries';
import { promoCodes, promoUses } from '../../database/schema/promoCodes';
import { restaurants, restaurantTags, zones } from '../../database/schema/restaurants';

/** The tables of the database that a chain's folder fills, by the name of their rows in the code. */
export const stored = {
  groups,
  products,
  labels,
  modifierGroups,
  modifiers,
  restaurantTags,
  restaurants,
  zones,
  promoCodes,
  promos,
  articles,
  historyEvents,
  landings,
  contacts,
} as const;
export type StoredName = keyof typeof stored;
export type Stored<Name extends StoredName> = (typeof stored)[Name]['$inferSelect'];

export type Existing = { [Name in StoredName]: Stored<Name>[] } & {
  productLabels: (typeof productLabels.$inferSelect)[];
  settings: (typeof settings.$inferSelect)[];
  /** Orders placed with a code, by the code's id. */
  promoUses: ReadonlyMap<number, number>;
};

/** Everything that a chain's folder describes. */
export async function readExisting(db: Queryable): Promise<Existing> {
  const uses = await db
    .select({ id: promoUses.promoCodeId, used: count() })
    .from(promoUses)
    .groupBy(promoUses.promoCodeId);
  return {
    groups: await db.select().from(groups).orderBy(asc(groups.position), asc(groups.id)),
    products: await db.select().from(products).orderBy(asc(products.position), asc(products.id)),
    labels: await db.select().from(labels).orderBy(asc(labels.id)),
    modifierGroups: await db
      .select()
      .from(modifierGroups)
      .orderBy(asc(modifierGroups.position), asc(modifierGroups.id)),
    modifiers: await db.select().from(modifiers).orderBy(asc(modifiers.position), asc(modifiers.id)),
    restaurantTags: await db
      .select()
      .from(restaurantTags)
      .orderBy(asc(restaurantTags.position), asc(restaurantTags.id)),
    restaurants: await db.select().from(restaurants).orderBy(asc(restaurants.id)),
    zones: await db.select().from(zones).orderBy(asc(zones.id)),
    promoCodes: await db.select().from(promoCodes).orderBy(asc(promoCodes.id)),
    promos: await db.select().from(promos).orderBy(asc(promos.position), asc(promos.id)),
    articles: await db.select().from(articles).orderBy(asc(articles.id)),
    historyEvents: await db.select().from(historyEvents).orderBy(asc(historyEvents.id)),
    landings: await db.select().from(landings).orderBy(asc(landings.id)),
    contacts: await db.select().from(contacts).orderBy(asc(contacts.position), asc(contacts.id)),
    productLabels: await db
      .select()
      .from(productLabels)
      .orderBy(asc(productLabels.productId), asc(productLabels.labelId)),
    settings: await db.select().from(settings).orderBy(asc(settings.key)),
    promoUses: new Map(uses.map(({ id, used }) => [id, used])),
  };
}

/** The highest id that each table has given, also to rows that are gone. */
export async function readHighestIds(db: Queryable): Promise<Map<StoredName, number>> {
  const names = Object.keys(stored) as StoredName[];
  const columns = names.map(
    (name) =>
      sql`greatest((select max(id) from ${stored[name]}), pg_sequence_last_value(pg_get_serial_sequence(${getTableName(stored[name])}, 'id')::regclass)) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<StoredName, number | string | null>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return new Map(names.map((name) => [name, Number(rows[0]?.[name] ?? 0)]));
}
