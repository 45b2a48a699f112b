import * as z from 'zod/mini';

/** A line of a basket as trackers want it. Roubles. */
const basketLine = z.object({
  productId: z.number(),
  name: z.string(),
  price: z.number(),
  amount: z.number(),
});

const panelRequest = z.object({ panel: z.string(), params: z.record(z.string(), z.optional(z.string())) });

/**
 * Every event that crosses a team's line: `owner:past-tense`, or `shell:…-requested` for what only the shell
 * can do. The schema is the contract; changing one is a new version of the event and shows in the fingerprint
 * that each build carries.
 */
export const events = {
  /** Open a panel on top of the stack. */
  'shell:panel-requested': panelRequest,
  /** Put a panel in the place of the one on top. */
  'shell:panel-replace-requested': panelRequest,
  /** Return to the panel below, or close the last one. */
  'shell:panel-back-requested': z.object({}),
  /** Close every panel. */
  'shell:panels-close-requested': z.object({}),
  'shell:panel-opened': z.object({ panel: z.string() }),
  'shell:panel-closed': z.object({ panel: z.string() }),
  'shell:toast-requested': z.object({ text: z.string(), tone: z.enum(['error', 'success', 'neutral']) }),
  /** A call answered 401, or the customer confirmed the logout. */
  'shell:logout-requested': z.object({}),
  'account:logged-in': z.object({}),
  'account:logged-out': z.object({}),
  'checkout:address-chosen': z.object({ takeMethod: z.enum(['delivery', 'pickup']) }),
  /** Coordinates changed (spec §4, Address). */
  'checkout:address-changed': z.object({ coordinates: z.string() }),
  'checkout:item-added': basketLine,
  'checkout:order-placed': z.object({
    orderId: z.number(),
    revenue: z.number(),
    coupon: z.nullable(z.string()),
    products: z.array(basketLine),
  }),
} as const satisfies Record<string, z.ZodMiniType>;

export type EventName = keyof typeof events;

export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

export const eventNames = Object.keys(events) as EventName[];
