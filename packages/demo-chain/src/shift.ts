// What the shift has set in the demo chain, which is no part of a chain's folder.

/** The stop-lists of the restaurants. */
export const soldOut = [
  { restaurantId: 1, slug: 'sashimi-scallop' },
  { restaurantId: 1, slug: 'ramune' },
  { restaurantId: 2, slug: 'udon-beef' },
  { restaurantId: 2, slug: 'icecream-sesame' },
  { restaurantId: 3, slug: 'salad-duck' },
  { restaurantId: 5, slug: 'nigiri-scallop' },
  { restaurantId: 5, slug: 'tom-yam-seafood' },
] as const;

/** A zone to which the couriers take longer than usual, in minutes. */
export const busyZone = { id: 3, durationChange: 90 };
