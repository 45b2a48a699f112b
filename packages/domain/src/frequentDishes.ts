import { type CartLine, visibleItems } from './cart';
import { orderStatus } from './orderStatus';

type PlacedOrder = {
  status_slug: string;
  items: readonly (CartLine & { product_id: number })[];
};

/** A dish is ordered often from this number of orders on: every dish of a first order was ordered once. */
const OFTEN = 2;

/**
 * The ids of the dishes that stand in at least two of these orders, the most frequent first; of equal ones the dish of
 * the newer order. `orders` are newest first. Portions do not count: twelve colas of one party are no habit. Canceled
 * and failed orders do not count either, because they are placed again.
 */
export function frequentDishes(orders: readonly PlacedOrder[]): number[] {
  const counts = new Map<number, number>();
  for (const { status_slug, items } of orders) {
    const { tone } = orderStatus(status_slug, 'delivery');
    if (tone === 'canceled' || tone === 'error') continue;
    for (const id of new Set(visibleItems(items).map(({ product_id }) => product_id))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= OFTEN)
    .toSorted(([, first], [, second]) => second - first)
    .map(([id]) => id);
}
