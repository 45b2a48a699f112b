import type { ComboPart, Group, GroupModifier, Label, Product } from '@storefront/api-contract';
import { type Area, kopecksToRoubles, parseArea, type ZoneRestriction } from '@storefront/domain';
import type { restaurants, zones } from '../database/schema/restaurants';
import type * as schema from '../database/schema/catalogue';
import { groupRows } from './groupRows';
import { readModifiers } from './menuModifiers';
import type { MenuRows } from './menuRows';
import type { Pictures } from './pictures';

/**
 * The whole menu, at most a few seconds old. Catalogue responses are built from it; orders are priced from the
 * database.
 */
export interface Menu {
  /** Changes whenever the menu does. */
  version: number;
  groups: Group[];
  labels: Label[];
  /** In the order of the menu. */
  products: Product[];
  productsBySlug: ReadonlyMap<string, Product>;
  /** The dish behind each combo option. */
  dishOfOption: ReadonlyMap<number, number>;
  /** The stop-list of each restaurant: product ids. */
  stopped: ReadonlyMap<number, ReadonlySet<number>>;
  zones: readonly MenuZone[];
  restaurants: ReadonlyMap<number, typeof restaurants.$inferSelect>;
}

/** A zone with its parsed area. Its minimum is in kopecks. */
export interface MenuZone {
  row: typeof zones.$inferSelect;
  area: Area;
  restriction: ZoneRestriction;
}

/** Builds the menu from database rows. */
export function buildMenu(rows: MenuRows, pictures: Pictures, version: number): Menu {
  const groups = toGroups(rows);
  const products = toProducts(rows, groups, pictures);
  return {
    version,
    groups,
    products,
    labels: toLabels(rows),
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
    dishOfOption: new Map(
      rows.modifiers.flatMap(({ modifier: { id, productId } }) => (productId ? [[id, productId]] : [])),
    ),
    stopped: new Map(
      [...groupRows(rows.stopped, ({ restaurantId }) => restaurantId)].map(([id, stops]) => [
        id,
        new Set(stops.map(({ productId }) => productId)),
      ]),
    ),
    zones: rows.zones.flatMap(toZone),
    restaurants: new Map(rows.restaurants.map((row) => [row.id, row])),
  };
}

function toGroups(rows: MenuRows): Group[] {
  const counts = groupRows(rows.products, ({ groupId }) => groupId);
  return rows.groups.map(({ id, name, slug, tint }) => ({
    id,
    name,
    tint,
    seo_page: { url: slug, title: name, description: null },
    products_count: counts.get(id)?.length ?? 0,
  }));
}

function toLabels(rows: MenuRows): Label[] {
  const sold = new Set(rows.products.map(({ id }) => id));
  const counts = groupRows(
    rows.productLabels.filter(({ productId }) => sold.has(productId)),
    ({ labelId }) => labelId,
  );
  return rows.labels.map(({ id, name, showName, icon }) => ({
    id,
    name,
    icon,
    show_name: showName,
    product_count: counts.get(id)?.length ?? 0,
  }));
}

function toProducts(rows: MenuRows, groups: readonly Group[], pictures: Pictures): Product[] {
  const labelById = new Map(toLabels(rows).map((label) => [label.id, label]));
  const labelled = groupRows(rows.productLabels, ({ productId }) => productId);
  const groupById = new Map(groups.map((group) => [group.id, group]));
  const { modifiers, content } = readModifiers(rows, pictures);
  const products = rows.products.map((row) =>
    toProduct(row, {
      labels: (labelled.get(row.id) ?? []).flatMap(({ labelId }) => labelById.get(labelId) ?? []),
      modifiers: modifiers.get(row.id) ?? [],
      content: content.get(row.id) ?? [],
      group: groupById.get(row.groupId) ?? null,
      pictures,
    }),
  );
  const order = new Map(groups.map((group, position) => [group.id, position]));
  // Dishes with a picture come first.
  return products.sort(
    (first, second) =>
      (order.get(first.parent_group_id ?? 0) ?? 0) - (order.get(second.parent_group_id ?? 0) ?? 0) ||
      second.media_list.length - first.media_list.length,
  );
}

interface Parts {
  labels: Label[];
  modifiers: GroupModifier[];
  content: ComboPart[];
  group: Group | null;
  pictures: Pictures;
}

function toProduct(row: typeof schema.products.$inferSelect, parts: Parts): Product {
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
    has_modifiers: row.hasModifiers || parts.content.length > 0,
    is_stoplisted: false,
    group_modifiers: parts.modifiers,
    content: parts.content,
    energy_full_amount: row.kcal,
    proteins_full_amount: row.proteins,
    fats_full_amount: row.fats,
    carbohydrates_full_amount: row.carbohydrates,
    energy_basis: 'portion',
    ingredients: row.ingredients,
    allergens: row.allergens,
    group: parts.group,
  };
}

function toZone(row: typeof zones.$inferSelect): MenuZone[] {
  const area = parseArea(row.area);
  const { minimalAmount, duration, durationChange } = row;
  const restriction = { minimal_amount: minimalAmount, duration, duration_change: durationChange };
  return area ? [{ row, area, restriction }] : [];
}
