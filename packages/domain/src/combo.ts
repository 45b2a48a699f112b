/** A dish that may stand in a part of a combo. */
export type ComboDish = {
  /** Goes into the cart as a modifier's id does (spec §7, add-product). */
  id: number;
  /** Roubles that the choice adds to the combo's own price. */
  price: number;
};

/** A part of a combo: one of its products is always taken (spec §3, Product, `content`). */
export type ComboPart<Dish extends ComboDish = ComboDish> = {
  id: number;
  current_product_id: number | null;
  products: readonly Dish[];
};

/** Ids of the dishes that the customer chose, by the part's id; a part that was not touched is not a key. */
export type ComboSelection = Readonly<Record<number, number>>;

type DishOf<Part extends ComboPart> = Part['products'][number];

/**
 * Every part with the dish that stands in it: the chosen one; the current product of the catalogue when nothing is
 * chosen, or what was chosen is not to be had any more; the first one when the current is unknown. A part without
 * dishes leaves nothing to choose and is left out. Spec §5.
 */
export function comboDishes<Part extends ComboPart>(
  parts: readonly Part[],
  selection: ComboSelection,
): readonly { part: Part; dish: DishOf<Part> }[] {
  return parts.flatMap((part) => {
    const standing = (id: number | null | undefined) => part.products.find((product) => product.id === id);
    const dish: DishOf<Part> | undefined =
      standing(selection[part.id]) ?? standing(part.current_product_id) ?? part.products[0];
    return dish ? [{ part, dish }] : [];
  });
}

/** The selection with another dish in one part; a dish that the part does not have changes nothing. */
export function chooseComboDish(
  selection: ComboSelection,
  parts: readonly ComboPart[],
  partId: number,
  dishId: number,
): ComboSelection {
  const part = parts.find(({ id }) => id === partId);
  return part?.products.some(({ id }) => id === dishId) ? { ...selection, [partId]: dishId } : selection;
}

/** Ids of the dishes that stand in the combo, a part after the other: modifiers of its line in the cart, one of each. */
export function comboModifierIds(parts: readonly ComboPart[], selection: ComboSelection): readonly number[] {
  return comboDishes(parts, selection).map(({ dish }) => dish.id);
}

/** Roubles that the dishes of all parts add to the combo's own price. */
export function comboExtras(parts: readonly ComboPart[], selection: ComboSelection): number {
  return comboDishes(parts, selection).reduce((total, { dish }) => total + dish.price, 0);
}
