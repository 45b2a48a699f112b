import type { EventName, PanelId } from '@storefront/contracts';

/** Requests to reset state that only the owning remote holds. */
type ResetEvent = Extract<
  EventName,
  | 'checkout:used-bonuses-reset-requested'
  | 'checkout:replacements-clear-requested'
  | 'content:promo-clear-requested'
>;

/** An event that rules react to. A panel that is covered by another panel is still open. */
export type PanelTrigger =
  | { kind: 'opened' | 'closed'; panel: PanelId }
  | { kind: 'logged-in' }
  /** The order did not have an address, and has one now. */
  | { kind: 'address-known' }
  | { kind: 'order-load-failed'; id: string };

/** The state that rules may read. */
export interface PanelContext {
  /** Open panels after the trigger, the lowest first. */
  open: readonly PanelId[];
  /** The order of the top panel, if that panel is the monitoring. */
  followedOrder?: string | undefined;
  /** The cart has items that are unavailable at the chosen place. */
  hasUnavailableItems: boolean;
  hasAddress: boolean;
}

export type PanelReaction =
  | { kind: 'close-top' }
  /** Closes the top panel and shows the named panel, which may already be below it. */
  | { kind: 'return-to'; panel: 'cart' }
  | { kind: 'emit'; event: ResetEvent }
  /** Opens the registration once the customer is loaded and has no name. */
  | { kind: 'request-name' };

interface PanelRule {
  on: (trigger: PanelTrigger, context: PanelContext) => boolean;
  when?: (context: PanelContext) => boolean;
  reaction: PanelReaction;
}

const opened = (panel: PanelId) => (trigger: PanelTrigger) =>
  trigger.kind === 'opened' && trigger.panel === panel;
const closed = (panel: PanelId) => (trigger: PanelTrigger) =>
  trigger.kind === 'closed' && trigger.panel === panel;
const loggedIn = ({ kind }: PanelTrigger) => kind === 'logged-in';
const top = ({ open }: PanelContext) => open.at(-1);
const emitOn = (on: PanelRule['on'], event: ResetEvent): PanelRule => ({
  on,
  reaction: { kind: 'emit', event },
});

/** The rules between panels of different teams (spec §4). Reactions run in this order. */
const rules: readonly PanelRule[] = [
  // Take method: if the new place lacks items of the order, the customer returns to the cart.
  {
    on: closed('take-method'),
    when: (context) => top(context) === 'order' && context.hasAddress && context.hasUnavailableItems,
    reaction: { kind: 'return-to', panel: 'cart' },
  },
  // Take method: the question where to deliver closes when the saved address loads after the question has opened.
  {
    on: ({ kind }) => kind === 'address-known',
    when: (context) => top(context) === 'select-address' && context.hasAddress,
    reaction: { kind: 'close-top' },
  },
  emitOn(opened('unavailable-items'), 'checkout:replacements-clear-requested'),
  emitOn(closed('promo'), 'content:promo-clear-requested'),
  emitOn(closed('order'), 'checkout:used-bonuses-reset-requested'),
  // Auth: the panel closes, and a customer without a name is asked for their name, except after a change of the phone.
  { on: loggedIn, when: ({ open }) => open.at(-2) !== 'personal-data', reaction: { kind: 'request-name' } },
  { on: loggedIn, when: (context) => top(context) === 'auth', reaction: { kind: 'close-top' } },
  // Monitoring: a panel whose order cannot be loaded closes (spec §8).
  {
    on: (trigger, { followedOrder }) => trigger.kind === 'order-load-failed' && trigger.id === followedOrder,
    reaction: { kind: 'close-top' },
  },
];

export function panelReactionsTo(trigger: PanelTrigger, context: PanelContext): PanelReaction[] {
  return rules
    .filter((rule) => rule.on(trigger, context) && (rule.when?.(context) ?? true))
    .map(({ reaction }) => reaction);
}
