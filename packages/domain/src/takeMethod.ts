/** How a customer gets the order. */
export const takeMethods = ['delivery', 'pickup'] as const;

/** `delivery` by a courier or `pickup` in a restaurant. */
export type TakeMethod = (typeof takeMethods)[number];
