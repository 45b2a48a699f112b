import type * as z from 'zod/mini';
import { numberOrNull } from '../lenient';

/** A sum in roubles, for an object that `fillSums` completes. */
export const sum = () => numberOrNull() as unknown as z.ZodMiniType<number>;

interface Sums {
  items: readonly { amount: number; price: number | null }[];
  full_sum: number | null;
  discount_sum: number | null;
}

/** A sum that a back end omits gets the other sum, or else the total of the lines: 0 would show it as free. */
export function fillSums<Sent extends Sums>(sent: Sent): Sent {
  const { items, full_sum: full, discount_sum: paid } = sent;
  const ofLines = items.reduce((total, { amount, price }) => total + amount * (price ?? 0), 0);
  return { ...sent, full_sum: full ?? paid ?? ofLines, discount_sum: paid ?? full ?? ofLines };
}
