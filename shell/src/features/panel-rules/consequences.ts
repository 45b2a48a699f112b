import type { EventName, PanelId } from '@storefront/contracts';

/** What only the remote that keeps the state can do. */
type Reset = Extract<
  EventName,
  | 'checkout:used-bonuses-reset-requested'
  | 'checkout:replacements-clear-requested'
  | 'checkout:promo-code-close-requested'
  | 'content:promo-clear-requested'
>;

/** What has happened. A panel that another one covers is open still. */
export type Cause =
  | { kind: 'opened' | 'closed'; panel: PanelId }
  | { kind: 'logged-in' }
  | { kind: 'order-load-failed'; id: string };

/** What a rule may look at. */
export interface PanelScene {
  /** Open panels, the lowest first, as they are after what has happened. */
  open: readonly PanelId[];
  /** The order that the panel on top follows. */
  followedOrder?: string | undefined;
  /** The cart has items that the chosen place cannot bring. */
  hasUnavailableItems: boolean;
  hasAddress: boolean;
}

/** What follows. */
export type Consequence =
  | { kind: 'close-top' }
  /** The panel on top goes; the one named is on top then, whether it lay below or not. */
  | { kind: 'return-to'; panel: 'cart' }
  | { kind: 'ask'; event: Reset }
  /** Opens the registration as soon as it is known that the customer has no name. */
  | { kind: 'meet-nameless' };

interface Rule {
  on: (cause: Cause) => boolean;
  when?: (scene: PanelScene, cause: Cause) => boolean;
  so: Consequence;
}

const opened = (panel: PanelId) => (cause: Cause) => cause.kind === 'opened' && cause.panel === panel;
const closed = (panel: PanelId) => (cause: Cause) => cause.kind === 'closed' && cause.panel === panel;
const loggedIn = ({ kind }: Cause) => kind === 'logged-in';
const top = ({ open }: PanelScene) => open.at(-1);

/** What ties the panels of different teams together (spec §4), in the order in which it is done. */
const rules: readonly Rule[] = [
  // Take method: a new place that lacks something of the order leads back to the cart.
  {
    on: closed('take-method'),
    when: (scene) => top(scene) === 'order' && scene.hasAddress && scene.hasUnavailableItems,
    so: { kind: 'return-to', panel: 'cart' },
  },
  { on: opened('unavailable-items'), so: { kind: 'ask', event: 'checkout:replacements-clear-requested' } },
  { on: closed('promo'), so: { kind: 'ask', event: 'content:promo-clear-requested' } },
  { on: opened('cart'), so: { kind: 'ask', event: 'checkout:promo-code-close-requested' } },
  { on: closed('order'), so: { kind: 'ask', event: 'checkout:used-bonuses-reset-requested' } },
  // Auth: it closes by itself; who has no name is asked for it, unless only the phone was to change.
  { on: loggedIn, when: ({ open }) => open.at(-2) !== 'personal-data', so: { kind: 'meet-nameless' } },
  { on: loggedIn, when: (scene) => top(scene) === 'auth', so: { kind: 'close-top' } },
  // Monitoring: an order that cannot be loaded is not followed (spec §8).
  {
    on: ({ kind }) => kind === 'order-load-failed',
    when: (scene, cause) =>
      top(scene) === 'order-monitoring' &&
      cause.kind === 'order-load-failed' &&
      cause.id === scene.followedOrder,
    so: { kind: 'close-top' },
  },
];

/** What follows from what has happened. */
export function consequencesOf(cause: Cause, scene: PanelScene): Consequence[] {
  return rules.filter(({ on, when }) => on(cause) && (when?.(scene, cause) ?? true)).map(({ so }) => so);
}
