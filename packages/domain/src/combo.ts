/** A dish that can be chosen for a part of a combo. */
export type ComboDish = {
  /** Sent to the cart like a modifier's id (spec §7, add-product). */
  id: number;
  /** Roubles that the choice adds to the combo's own price; the dish's own price adds nothing (readings 22). */
  surcharge: number;
};

/** A part of a combo: exactly one of its products is chosen (spec §3, Product, `content`). */
export type ComboPart<Dish extends ComboDish = ComboDish> = {
  id: number;
  current_product_id: number | null;
  products: readonly Dish[];
};

/** Ids of the dishes that the customer chose, by the part's id; a part without a choice has no key. */
export type ComboSelection = Readonly<Record<number, number>>;

type DishOf<Part extends ComboPart> = Part['products'][number];

/**
 * Every part with its dish: the chosen dish; the catalogue's current product if no dish is chosen or the chosen
 * dish is unavailable; the first dish if the current product is unknown. A part without dishes is left out.
 * Spec §5.
 */
export function comboDishes<Part extends ComboPart>(
  parts: readonly Part[],
  selection: ComboSelection,
): readonly { part: Part; dish: DishOf<Part> }[] {
  return parts.flatMap((part) => {
    const findDish = (id: number | null | undefined) => part.products.find((product) => product.id === id);
    const dish: DishOf<Part> | undefined =
      findDish(selection[part.id]) ?? findDish(part.current_product_id) ?? part.products[0];
    return dish ? [{ part, dish }] : [];
  });
}

/** The selection with another dish in one part; a dish that the part does not offer changes nothing. */
export function chooseComboDish(
  selection: ComboSelection,
  parts: readonly ComboPart[],
  partId: number,
  dishId: number,
): ComboSelection {
  const part = parts.find(({ id }) => id === partId);
  return part?.products.some(({ id }) => id === dishId) ? { ...selection, [partId]: dishId } : selection;
}

/** Ids of the combo's dishes in the order of its parts; the cart takes them as modifiers, one of each. */
export function comboModifierIds(parts: readonly ComboPart[], selection: ComboSelection): readonly number[] {
  return comboDishes(parts, selection).map(({ dish }) => dish.id);
}

/** Roubles that the dishes of all parts add to the combo's own price. */
export function comboExtras(parts: readonly ComboPart[], selection: ComboSelection): number {
  return comboDishes(parts, selection).reduce((total, { dish }) => total + dish.surcharge, 0);
}
