import { parseArea } from '@storefront/domain';
import type * as catalogue from '../../database/schema/catalogue';
import type { settings } from '../../database/schema/content';
import type { restaurants, stopList, zones } from '../../database/schema/restaurants';
import { parseSettings, type Settings } from '../../settings/parseSettings';
import { groupRows } from '../groupRows';
import type { ModifierRow } from '../modifierRows';

export type ProductRow = typeof catalogue.products.$inferSelect;
export type RestaurantRow = typeof restaurants.$inferSelect;

/** A modifier with its group; the dish that a combo's modifier stands for may have left the menu. */
interface KnownModifier extends ModifierRow {
  isGone: boolean;
}

/** A zone whose border can be read. */
interface KnownZone {
  row: typeof zones.$inferSelect;
  area: NonNullable<ReturnType<typeof parseArea>>;
}

/** The rows of all facts that price carts. */
export interface FactRows {
  products: ProductRow[];
  modifier_groups: (typeof catalogue.modifierGroups.$inferSelect)[];
  modifiers: (typeof catalogue.modifiers.$inferSelect)[];
  stop_list: (typeof stopList.$inferSelect)[];
  restaurants: RestaurantRow[];
  zones: (typeof zones.$inferSelect)[];
  settings: (typeof settings.$inferSelect)[];
}

/** The facts that price carts, at one moment of the database. Deleted dishes are among the products. */
export interface Facts {
  products: ReadonlyMap<number, ProductRow>;
  modifiers: ReadonlyMap<number, KnownModifier>;
  /** In the order of the menu, by product. */
  modifiersOf: ReadonlyMap<number, readonly KnownModifier[]>;
  restaurants: ReadonlyMap<number, RestaurantRow>;
  zones: readonly KnownZone[];
  settings: Settings;
  /** Whether a restaurant is out of a dish; an unknown restaurant is out of none. */
  isSoldOut: (restaurantId: number | undefined, productId: number | null) => boolean;
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Arranges rows for the lookups of carts. */
export function factsOf(rows: FactRows): Facts {
  const products = byId(rows.products);
  const groups = byId(rows.modifier_groups);
  const known = rows.modifiers
    .flatMap((modifier): KnownModifier[] => {
      const group = groups.get(modifier.groupId);
      const isGone = modifier.productId !== null && products.get(modifier.productId)?.deleted === true;
      return group ? [{ group, modifier, isGone }] : [];
    })
    .sort(
      (first, second) =>
        first.group.position - second.group.position || first.modifier.position - second.modifier.position,
    );
  const stopped = new Map(
    [...groupRows(rows.stop_list, ({ restaurantId }) => restaurantId)].map(([id, dishes]) => [
      id,
      new Set(dishes.map(({ productId }) => productId)),
    ]),
  );
  return {
    products,
    modifiers: new Map(known.map((one) => [one.modifier.id, one])),
    modifiersOf: groupRows(known, ({ group }) => group.productId),
    restaurants: byId(rows.restaurants),
    zones: rows.zones.flatMap((row) => {
      const area = parseArea(row.area);
      return area ? [{ row, area }] : [];
    }),
    settings: parseSettings(rows.settings),
    isSoldOut: (restaurantId, productId) =>
      restaurantId !== undefined && productId !== null && stopped.get(restaurantId)?.has(productId) === true,
  };
}
