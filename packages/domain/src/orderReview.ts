/**
 * Whether the review of an order (spec §3, Purchase: `estimation`) is there. Its shape is open: an object, a mark, a
 * flag; null, 0, an empty list or an empty object mean that the order has not been reviewed.
 */
export function isEstimated(estimation: unknown): boolean {
  if (typeof estimation === 'object' && estimation !== null) return Object.keys(estimation).length > 0;
  return Boolean(estimation) && estimation !== '0';
}
