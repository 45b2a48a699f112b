import * as z from 'zod/mini';

/** A cart line as trackers expect it; `price` is in roubles, for one portion with its modifiers. */
const basketLine = z.object({
  productId: z.number(),
  name: z.string(),
  price: z.number(),
  amount: z.number(),
});

const panelRequest = z.object({ panel: z.string(), params: z.record(z.string(), z.optional(z.string())) });

/**
 * Every event between teams: `owner:past-tense`, or `owner:…-requested` for an action that only the owner can perform:
 * the shell opens panels, a remote resets its own state. The schema is the contract: a build is compiled against those
 * of the other builds (decision 0080).
 *
 * The specification asks for some events that nothing listens to yet; their comments say so.
 */
export const events = {
  /** Open a panel on top of the stack. */
  'shell:panel-requested': panelRequest,
  /** Replace the panel on top. */
  'shell:panel-replace-requested': panelRequest,
  /** Return to the panel below, or close the last panel. */
  'shell:panel-back-requested': z.object({}),
  /** Return from the second step of the panel on top to its first, as the browser's Back does. */
  'shell:panel-step-back-requested': z.object({}),
  /** Close every panel. */
  'shell:panels-close-requested': z.object({}),
  /** The link or button that opens the panel is touched, hovered or focused: preload its code. */
  'shell:panel-expected': z.object({ panel: z.string() }),
  'shell:panel-opened': z.object({ panel: z.string() }),
  'shell:panel-closed': z.object({ panel: z.string() }),
  'shell:toast-requested': z.object({
    text: z.string(),
    tone: z.enum(['error', 'success', 'neutral']),
    /** A button in the toast that opens a panel. */
    action: z.optional(z.object({ label: z.string(), panel: z.string() })),
    /** The topic (`ToastTopic`): the shell closes an outdated toast by it. Any text, so that topics can be added. */
    topic: z.optional(z.string()),
  }),
  /** The customer confirmed the logout, or a call answered 401: the reason is then `unauthorized`. */
  'shell:logout-requested': z.object({ reason: z.optional(z.literal('unauthorized')) }),
  'account:logged-in': z.object({}),
  /** The session has ended. */
  'account:logged-out': z.object({}),
  /** The order of the monitoring panel failed to load (spec §8). */
  'account:order-load-failed': z.object({ id: z.string() }),
  /** The order panel has closed: reset the bonuses to spend (spec §4, Order). */
  'checkout:used-bonuses-reset-requested': z.object({}),
  /** The panel of unavailable items has opened: clear the chosen replacements (spec §4, Take method). */
  'checkout:replacements-clear-requested': z.object({}),
  /** The promo panel has closed: clear the selected promo (spec §4, Take method). */
  'content:promo-clear-requested': z.object({}),
  /** The cart has this promo code now (spec §4, Promo). Promo cards and the cart both apply codes and listen. */
  'checkout:promo-code-applied': z.object({ code: z.string() }),
  /** The server accepted the code, but its conditions are not met: form and card ask for another code (readings 8). */
  'checkout:promo-code-refused': z.object({ code: z.string() }),
  'checkout:promo-code-cancelled': z.object({}),
  'checkout:address-chosen': z.object({ takeMethod: z.enum(['delivery', 'pickup']) }),
  /** Coordinates changed (spec §4, Address). Nothing listens yet. */
  'checkout:address-changed': z.object({ coordinates: z.string() }),
  /** The stages of the product panel, in this order (spec §4, Add to cart). Nothing listens yet. */
  'catalog:product-panel-changed': z.object({
    slug: z.string(),
    stage: z.enum(['added', 'visible', 'close', 'closed', 'removed']),
  }),
  'checkout:item-added': basketLine,
  /** A payment page was not opened: the brand's `paymentHosts` do not name its host (decision 0022). */
  'checkout:payment-page-refused': z.object({ host: z.string() }),
  'checkout:order-placed': z.object({
    orderId: z.number(),
    revenue: z.number(),
    coupon: z.nullable(z.string()),
    products: z.array(basketLine),
  }),
} as const satisfies Record<string, z.ZodMiniType>;
