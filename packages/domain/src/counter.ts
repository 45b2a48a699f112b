/** The minimum amount of one product in the counter. Spec §5. */
export const COUNTER_MIN = 1;

/** The maximum amount of one product in the counter. Spec §5. */
export const COUNTER_MAX = 20;

/** A whole amount within the counter's limits; NaN becomes the minimum. */
export function clampAmount(amount: number): number {
  if (Number.isNaN(amount)) return COUNTER_MIN;
  return Math.min(COUNTER_MAX, Math.max(COUNTER_MIN, Math.trunc(amount)));
}
