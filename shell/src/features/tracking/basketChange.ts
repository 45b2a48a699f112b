import type { Cart } from '@storefront/api-contract';
import { visibleItems } from '@storefront/domain';
import type { BasketChange, TrackedLine } from './trackingService';

/** A line that keeps its identity while its amount changes. */
export interface BasketLine extends TrackedLine {
  lineId: number;
}

/** The visible lines of a cart in the form that trackers need. */
export function basketOf(cart: Pick<Cart, 'items'> | null | undefined): readonly BasketLine[] {
  return visibleItems(cart?.items ?? []).map(({ id, product_id, product, price, amount }) => ({
    lineId: id,
    productId: product_id,
    name: product.name,
    price,
    amount,
  }));
}

const tracked = ({ productId, name, price, amount }: BasketLine): TrackedLine => ({
  productId,
  name,
  price,
  amount,
});

/** The amounts by which the left basket exceeds the right one. */
function surplus(left: readonly BasketLine[], right: readonly BasketLine[]): TrackedLine[] {
  return left.flatMap((line) => {
    const other = right.find(({ lineId }) => lineId === line.lineId)?.amount ?? 0;
    return line.amount > other ? [tracked({ ...line, amount: line.amount - other })] : [];
  });
}

/** Undefined when nothing was added or removed. */
export function basketChange(
  before: readonly BasketLine[],
  after: readonly BasketLine[],
): BasketChange | undefined {
  const added = surplus(after, before);
  const removed = surplus(before, after);
  if (added.length + removed.length === 0) return undefined;
  return { added, removed, basket: after.map(tracked) };
}
