import type { ComboPart, GroupModifier } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import { groupRows } from './groupRows';
import type { MenuRows } from './menuRows';
import { type ModifierRow, toModifier } from './modifierRows';
import type { Pictures } from './pictures';

/** Modifiers and combo parts by product. A combo part is not a modifier group (spec §3, Product). */
export function readModifiers(
  rows: Pick<MenuRows, 'modifiers' | 'products'>,
  pictures: Pictures,
): { modifiers: Map<number, GroupModifier[]>; content: Map<number, ComboPart[]> } {
  const dishes = new Map(rows.products.map((row) => [row.id, row]));
  const modifiers = new Map<number, GroupModifier[]>();
  const content = new Map<number, ComboPart[]>();
  for (const ofProduct of groupRows(rows.modifiers, ({ group }) => group.productId)) {
    const [productId, all] = ofProduct;
    const parts = groupRows(
      all.filter(({ group }) => group.isComboPart),
      ({ group }) => group.id,
    );
    modifiers.set(productId, all.filter(({ group }) => !group.isComboPart).map(toModifier));
    content.set(
      productId,
      [...parts.values()].map((part) => toPart(part, dishes, pictures)),
    );
  }
  return { modifiers, content };
}

type Dishes = ReadonlyMap<number, MenuRows['products'][number]>;

/** Leaves out options whose dish has left the menu. */
function toPart(options: ModifierRow[], dishes: Dishes, pictures: Pictures): ComboPart {
  const sold = options.filter(({ modifier }) => !modifier.productId || dishes.has(modifier.productId));
  const usual = sold.find(({ modifier }) => modifier.isDefault) ?? sold[0];
  return {
    id: options[0]?.group.id ?? 0,
    name: options[0]?.group.name ?? null,
    current_product_id: usual?.modifier.id ?? null,
    products: sold.map(({ modifier }) => {
      const dish = dishes.get(modifier.productId ?? 0);
      const picture = dish && pictures.of(dish.slug);
      return {
        id: modifier.id,
        name: modifier.name,
        description: dish?.description ?? null,
        surcharge: kopecksToRoubles(modifier.price),
        weight: dish?.weight == null ? null : dish.weight / 1000,
        media_list: picture ? [picture] : [],
      };
    }),
  };
}
