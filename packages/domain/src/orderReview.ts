/** The complaints that a customer may make, by field name (spec §3, Review; §9). */
export const reviewClaims = [
  'is_too_long',
  'is_late',
  'is_not_tasty',
  'is_order_mishandled',
  'is_rude_deliverer',
  'is_forgot_sauce',
] as const;

/** Whether a review of so many stars may have claims: 1–4, while 0 is unrated. Spec §2, Order review. */
export const mayClaim = (stars: number): boolean => stars >= 1 && stars <= 4;

/** Flags may be text, as in other fields of the back ends (readings 21). */
const blank: readonly unknown[] = ['', '0', 'false'];

/**
 * Whether the review of an order (spec §3, Purchase: `estimation`) is there. Its shape is open: an object, a mark, a
 * flag; null, 0, «false», an empty list, or an object without values mean that the order has not been reviewed.
 */
export function isEstimated(estimation: unknown): boolean {
  if (typeof estimation === 'object' && estimation !== null) return Object.values(estimation).some(hasValue);
  if (typeof estimation === 'string') return !blank.includes(estimation.trim().toLowerCase());
  return Boolean(estimation);
}

/** A field of a review may be 0: a mark, or an id. */
const hasValue = (field: unknown): boolean =>
  typeof field === 'object' ? isEstimated(field) : field !== undefined && field !== '';
