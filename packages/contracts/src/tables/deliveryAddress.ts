import * as z from 'zod/mini';

/**
 * An address to deliver to (spec §3, Address). Coordinates are 'lat,lon', cut to four decimals (readings 13). `id` is
 * set once the address is saved with the user's account. `intercom`, `comment` and `label` are extras of our back end.
 */
export const deliveryAddress = z.object({
  type: z.literal('delivery'),
  id: z.optional(z.number()),
  street: z.string(),
  home: z.string(),
  floor: z.optional(z.string()),
  apartment: z.optional(z.string()),
  entrance: z.optional(z.string()),
  intercom: z.optional(z.string()),
  /** A word for the courier. */
  comment: z.optional(z.string()),
  /** «Дом», «Работа» or a word of the customer's own. */
  label: z.optional(z.string()),
  fullAddress: z.string(),
  coordinates: z.string(),
});

export type DeliveryAddress = z.output<typeof deliveryAddress>;
