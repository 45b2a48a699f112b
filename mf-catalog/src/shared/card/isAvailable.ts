/**
 * Whether a dish can be ordered now: it is not sold out and has a price (decision 0025). The menu also lists
 * unavailable dishes, but they are not offered as recommendations or replacements.
 */
export const isAvailable = <Dish extends { price: number | null; isStoplisted?: boolean }>(
  dish: Dish,
): dish is Dish & { price: number } => !dish.isStoplisted && dish.price !== null;
