/**
 * Whether a dish can be ordered now: it is neither sold out nor without a price (decision 0025). The menu lists the
 * others too, but they are not offered as recommendations or replacements.
 */
export const isAvailable = <Dish extends { price: number | null; isStoplisted?: boolean }>(
  dish: Dish,
): dish is Dish & { price: number } => !dish.isStoplisted && dish.price !== null;
