import { asc, eq } from 'drizzle-orm';
import { groupRows } from '../catalogue/groupRows';
import { type ModifierRow, toModifier } from '../catalogue/modifierRows';
import type { Queryable } from '../database/connect';
import { modifierGroups, modifiers, products } from '../database/schema/catalogue';
import type { ComboChoice } from './line';
import { loadSoldOut } from './lines';

/**
 * A product with its modifiers in the domain's format and the parts of a combo with their default choices; undefined
 * when the product is no longer sold. Dishes that left the menu are not options of a combo, and a part without options
 * makes the combo unavailable. A default is available if any option of its part is.
 */
export async function loadProduct(tx: Queryable, productId: number, restaurantId?: number) {
  const [product] = await tx.select().from(products).where(eq(products.id, productId));
  if (!product || product.deleted) return undefined;
  const rows = await tx
    .select({ group: modifierGroups, modifier: modifiers, isGone: products.deleted })
    .from(modifiers)
    .innerJoin(modifierGroups, eq(modifierGroups.id, modifiers.groupId))
    .leftJoin(products, eq(products.id, modifiers.productId))
    .where(eq(modifierGroups.productId, productId))
    .orderBy(asc(modifierGroups.position), asc(modifiers.position));
  if (partsOf(rows).some((part) => part.every(({ isGone }) => isGone))) return undefined;
  const sold = rows.filter(({ isGone }) => !isGone);
  const dishes = sold.flatMap(({ modifier }) => modifier.productId ?? []);
  const isSoldOut = await loadSoldOut(tx, restaurantId, dishes);
  return {
    product,
    options: sold.map(toModifier),
    parts: partsOf(sold).flatMap((part) => toChoice(part, isSoldOut)),
  };
}

function partsOf<Row extends ModifierRow>(rows: readonly Row[]): Row[][] {
  const ofParts = rows.filter(({ group }) => group.isComboPart);
  return [...groupRows(ofParts, ({ group }) => group.id).values()];
}

function toChoice(part: ModifierRow[], isSoldOut: (dish: number | null) => boolean): ComboChoice[] {
  const left = part.filter(({ modifier }) => !isSoldOut(modifier.productId));
  const choice = left.length > 0 ? left : part;
  const usual = choice.find(({ modifier }) => modifier.isDefault) ?? choice[0];
  return usual ? [{ optionIds: part.map(({ modifier }) => modifier.id), defaultId: usual.modifier.id }] : [];
}
