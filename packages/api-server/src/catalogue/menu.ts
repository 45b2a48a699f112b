import type { Group, GroupModifier, Label, Product } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import * as schema from '../database/schema/catalogue';
import { stopList } from '../database/schema/restaurants';
import type { Pictures } from './pictures';

/** The whole menu as it was a few seconds ago. Answers are made from it; orders are priced from the database. */
export interface Menu {
  groups: Group[];
  /** In the order of the menu. */
  products: Product[];
  productsBySlug: ReadonlyMap<string, Product>;
  stopped: ReadonlyMap<number, ReadonlySet<number>>;
}

export interface MenuReader {
  read: () => Promise<Menu>;
}

const secondsOfLife = 5;

export function createMenuReader(db: Database, pictures: Pictures): MenuReader {
  let kept: { menu: Promise<Menu>; until: number } | undefined;
  return {
    read: () => {
      if (kept && kept.until > Date.now()) return kept.menu;
      const menu = loadMenu(db, pictures);
      kept = { menu, until: Date.now() + secondsOfLife * 1000 };
      menu.catch(() => {
        kept = undefined;
      });
      return menu;
    },
  };
}

async function loadMenu(db: Database, pictures: Pictures): Promise<Menu> {
  const [groupRows, productRows, labels, modifiers, stopRows] = [
    await db.select().from(schema.groups).orderBy(asc(schema.groups.position)),
    await db
      .select()
      .from(schema.products)
      .where(eq(schema.products.deleted, false))
      .orderBy(asc(schema.products.position)),
    await loadLabels(db),
    await loadModifiers(db),
    await db.select().from(stopList),
  ];
  const groups = groupRows.map((row) =>
    toGroup(row, productRows.filter((product) => product.groupId === row.id).length),
  );
  const groupById = new Map(groups.map((group) => [group.id, group]));
  const products = productRows.map((row) =>
    toProduct(row, {
      labels: labels.get(row.id) ?? [],
      modifiers: modifiers.get(row.id) ?? [],
      group: groupById.get(row.groupId) ?? null,
      pictures,
    }),
  );
  const order = new Map(groups.map((group, position) => [group.id, position]));
  // A dish that can be seen comes before those whose picture is not made yet.
  products.sort(
    (first, second) =>
      (order.get(first.parent_group_id ?? 0) ?? 0) - (order.get(second.parent_group_id ?? 0) ?? 0) ||
      second.media_list.length - first.media_list.length,
  );
  return {
    groups,
    products,
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
    stopped: groupBy(
      stopRows,
      ({ restaurantId }) => restaurantId,
      ({ productId }) => productId,
    ),
  };
}

function toGroup(row: typeof schema.groups.$inferSelect, productsCount: number): Group {
  const { id, name, slug, tint } = row;
  const seo = { url: slug, title: name, description: null };
  return { id, name, tint, seo_page: seo, products_count: productsCount };
}

function toProduct(
  row: typeof schema.products.$inferSelect,
  parts: { labels: Label[]; modifiers: GroupModifier[]; group: Group | null; pictures: Pictures },
): Product {
  const picture = parts.pictures.of(row.slug);
  return {
    id: row.id,
    external_id: row.externalId,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: kopecksToRoubles(row.price),
    old_price: row.oldPrice === null ? null : kopecksToRoubles(row.oldPrice),
    parent_group_id: row.groupId,
    labels: parts.labels,
    weight: row.weight === null ? null : row.weight / 1000,
    pieces: row.pieces,
    persons_number: row.personsNumber,
    media_list: picture ? [picture] : [],
    has_modifiers: row.hasModifiers,
    is_stoplisted: false,
    group_modifiers: parts.modifiers,
    energy_full_amount: row.kcal,
    proteins_full_amount: row.proteins,
    fats_full_amount: row.fats,
    carbohydrates_full_amount: row.carbohydrates,
    group: parts.group,
  };
}

async function loadLabels(db: Database): Promise<Map<number, Label[]>> {
  const rows = await db
    .select({ productId: schema.productLabels.productId, label: schema.labels })
    .from(schema.productLabels)
    .innerJoin(schema.labels, eq(schema.labels.id, schema.productLabels.labelId))
    .orderBy(asc(schema.labels.id));
  const counts = new Map<number, number>();
  for (const { label } of rows) counts.set(label.id, (counts.get(label.id) ?? 0) + 1);
  const labelled = groupBy(
    rows,
    ({ productId }) => productId,
    ({ label }): Label => {
      const { id, name, showName, icon } = label;
      return { id, name, show_name: showName, icon, product_count: counts.get(id) ?? 0 };
    },
  );
  return new Map([...labelled].map(([id, set]) => [id, [...set]]));
}

async function loadModifiers(db: Database): Promise<Map<number, GroupModifier[]>> {
  const rows = await db
    .select({ group: schema.modifierGroups, modifier: schema.modifiers })
    .from(schema.modifiers)
    .innerJoin(schema.modifierGroups, eq(schema.modifierGroups.id, schema.modifiers.groupId))
    .orderBy(asc(schema.modifierGroups.position), asc(schema.modifiers.position));
  const byProduct = groupBy(rows, ({ group }) => group.productId, toModifier);
  return new Map([...byProduct].map(([id, set]) => [id, [...set]]));
}

/** A row of the modifier tables as the contract has it. */
export function toModifier({
  group,
  modifier,
}: {
  group: typeof schema.modifierGroups.$inferSelect;
  modifier: typeof schema.modifiers.$inferSelect;
}): GroupModifier {
  const { id, name } = modifier;
  return {
    id,
    // Options are no dishes of their own here, so both ids are the same and either may be sent.
    product_id: id,
    product: { id, name, price: kopecksToRoubles(modifier.price), media_list: [] },
    min_amount: 0,
    max_amount: modifier.maxAmount,
    required: false,
    group_id: group.id,
    group_name: group.name,
    group_required: group.required,
    group_min_amount: group.minAmount,
    group_max_amount: group.maxAmount,
  };
}

function groupBy<Row, Value>(
  rows: Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): Map<number, Set<Value>> {
  const groups = new Map<number, Set<Value>>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, (groups.get(key) ?? new Set<Value>()).add(valueOf(row)));
  }
  return groups;
}
