import { isAvailable } from '../../shared/card/isAvailable';
import type { MenuCard } from '../../shared/card/menuCard';

/** As many as a wide screen shows. */
const count = 4;

/** The recommended cards after the cheapest cards of the menu that cost at least `price`, roubles; each card once. */
export function cheapestFirst(
  recommended: readonly MenuCard[],
  { menu, price }: { menu: readonly MenuCard[]; price: number },
): MenuCard[] {
  const first = menu
    .filter(isAvailable)
    .filter((card) => card.price >= price)
    .sort((one, other) => one.price - other.price)
    .slice(0, count);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...recommended.filter(({ id }) => !ids.has(id))];
}
