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
 * Every event that crosses a team's line: `owner:past-tense`, or `owner:…-requested` for what only the owner can
 * do: the shell opens panels, a remote resets what it keeps for itself. The schema is the contract; changing one is
 * a new version of the event and shows in the fingerprint that each build carries.
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
  /** A finger or the focus is on what opens it: its code is loaded ahead. */
  'shell:panel-expected': z.object({ panel: z.string() }),
  'shell:panel-opened': z.object({ panel: z.string() }),
  'shell:panel-closed': z.object({ panel: z.string() }),
  'shell:toast-requested': z.object({ text: z.string(), tone: z.enum(['error', 'success', 'neutral']) }),
  /** A call answered 401, or the customer confirmed the logout. */
  'shell:logout-requested': z.object({}),
  'account:logged-in': z.object({}),
  'account:logged-out': z.object({}),
  /** An order that was to be followed could not be loaded (spec §8). */
  'account:order-load-failed': z.object({ id: z.string() }),
  /** The order panel has closed: no bonuses are to be spent (spec §4, Order). */
  'checkout:used-bonuses-reset-requested': z.object({}),
  /** The panel of unavailable items has opened: nothing is chosen in their place (spec §4, Take method). */
  'checkout:replacements-clear-requested': z.object({}),
  /** The cart has opened: the slide-over with the promo code's form closes (spec §2, Cart panel). */
  'checkout:promo-code-close-requested': z.object({}),
  /** The promo panel has closed: no promo is selected (spec §4, Take method). */
  'content:promo-clear-requested': z.object({}),
  /** The order in the cart has this promo code now; the promo card and the promo panel say so (spec §4, Promo). */
  'checkout:promo-code-applied': z.object({ code: z.string() }),
  /** The server took the code, and its conditions are not met: another one is asked for (readings 8). */
  'checkout:promo-code-refused': z.object({ code: z.string() }),
  'checkout:promo-code-cancelled': z.object({}),
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
