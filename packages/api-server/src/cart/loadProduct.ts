import type { Facts } from '../catalogue/facts/facts';
import { groupRows } from '../catalogue/groupRows';
import { type ModifierRow, toModifier } from '../catalogue/modifierRows';
import type { ComboChoice } from './line';

/**
 * A product with its modifiers in the domain's format and the parts of a combo with their default choices; undefined
 * when the product is no longer sold. Dishes that left the menu are not options of a combo, and a part without options
 * makes the combo unavailable. A default is available if any option of its part is.
 */
export function loadProduct(
  { products, modifiersOf, isSoldOut }: Facts,
  productId: number,
  restaurantId?: number,
) {
  const product = products.get(productId);
  if (!product || product.deleted) return undefined;
  const rows = modifiersOf.get(productId) ?? [];
  if (partsOf(rows).some((part) => part.every(({ isGone }) => isGone))) return undefined;
  const sold = rows.filter(({ isGone }) => !isGone);
  return {
    product,
    options: sold.map(toModifier),
    parts: partsOf(sold).flatMap((part) => toChoice(part, (dish) => isSoldOut(restaurantId, dish))),
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
