import * as z from 'zod/mini';
import type { Owner } from '../remotes/remotes';

const none = z.object({});
const slug = z.object({ slug: z.string() });
const id = z.object({ id: z.string() });

/** How wide a sheet is on wide screens (visual direction, «Side panel»); a modal is centred. */
export type PanelShape = 'panel' | 'panel-product' | 'panel-order' | 'panel-take' | 'modal';

interface PanelContract {
  owner: Owner;
  shape: PanelShape;
  /** A link or a reload may open it by itself (readings 3). Others come back only with their history entry. */
  linkable?: true;
  /** Its owner has not built it yet: manifests leave it out, and the shell shows a placeholder. */
  placeholder?: true;
  /** Who may open it; everybody by default. A guest who asks for a customer's panel gets login instead (spec §2, §6). */
  access?: 'user';
  /** The panel that its close and back buttons lead to, wherever it was opened from; the page by default. */
  closesTo?: string;
  params: z.ZodMiniType;
}

/** Every panel and modal, with the parameters that open it (spec §2). Parameters live in the address bar: only strings. */
export const panels = {
  product: {
    owner: 'catalog',
    shape: 'panel-product',
    linkable: true,
    params: z.object({ group: z.string(), slug: z.string() }),
  },
  /** Replacements for an unavailable dish: products of its group; `group` is an id (spec §7). */
  'products-slider': {
    owner: 'catalog',
    shape: 'modal',
    params: z.object({ group: z.string(), except: z.optional(z.string()) }),
  },
  search: {
    owner: 'catalog',
    shape: 'panel',
    linkable: true,
    params: z.object({ q: z.optional(z.string()) }),
  },
  'menu-groups': { owner: 'catalog', shape: 'modal', params: none },

  /** `repeat` is a placed order whose dishes go into the cart first (spec §4, Repeat order). */
  cart: { owner: 'checkout', shape: 'panel', params: z.object({ repeat: z.optional(z.string()) }) },
  'unavailable-items': { owner: 'checkout', shape: 'panel', params: none },
  order: { owner: 'checkout', shape: 'panel-order', params: none },
  'delivery-time': { owner: 'checkout', shape: 'panel', params: none },
  /** `from` the saved addresses a new one is added, and the header says so (spec §2, Take-method panel). */
  'take-method': {
    owner: 'checkout',
    shape: 'panel-take',
    params: z.object({ from: z.optional(z.literal('addresses')) }),
  },
  /** Flat, entrance, floor; `id` is the saved address to change. */
  'address-params': {
    owner: 'checkout',
    shape: 'panel',
    params: z.object({ id: z.optional(z.string()) }),
  },
  'select-address': { owner: 'checkout', shape: 'modal', params: none },

  /** Login, or another phone for the customer who is logged in. */
  auth: {
    owner: 'account',
    shape: 'panel',
    params: z.object({ reason: z.optional(z.literal('change-phone')) }),
  },
  registration: { owner: 'account', shape: 'panel', placeholder: true, params: none },
  profile: { owner: 'account', shape: 'panel', access: 'user', params: none },
  'personal-data': { owner: 'account', shape: 'panel', access: 'user', placeholder: true, params: none },
  'edit-name': { owner: 'account', shape: 'panel', placeholder: true, params: none },
  'edit-email': { owner: 'account', shape: 'panel', placeholder: true, params: none },
  'edit-birthday': { owner: 'account', shape: 'panel', placeholder: true, params: none },
  addresses: { owner: 'account', shape: 'panel', access: 'user', placeholder: true, params: none },
  bonuses: {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'profile',
    placeholder: true,
    params: none,
  },
  'bonus-card': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'profile',
    placeholder: true,
    params: none,
  },
  'qr-code': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'profile',
    placeholder: true,
    params: none,
  },
  purchases: { owner: 'account', shape: 'panel', access: 'user', placeholder: true, params: none },
  'order-monitoring': { owner: 'account', shape: 'panel', params: id },
  'order-review': { owner: 'account', shape: 'panel', placeholder: true, params: id },
  notifications: { owner: 'account', shape: 'panel', access: 'user', placeholder: true, params: none },

  restaurants: { owner: 'restaurants', shape: 'panel', placeholder: true, params: none },
  'restaurant-search': { owner: 'restaurants', shape: 'panel', placeholder: true, params: none },
  'restaurant-filters': { owner: 'restaurants', shape: 'panel', placeholder: true, params: none },
  restaurant: { owner: 'restaurants', shape: 'panel', linkable: true, placeholder: true, params: slug },
  /** Without a restaurant the customer chooses one first. */
  'restaurant-review': {
    owner: 'restaurants',
    shape: 'panel',
    placeholder: true,
    params: z.object({ slug: z.optional(z.string()) }),
  },
  booking: { owner: 'restaurants', shape: 'panel', placeholder: true, params: slug },
  'booking-time': { owner: 'restaurants', shape: 'panel', placeholder: true, params: slug },

  promo: { owner: 'content', shape: 'panel', linkable: true, placeholder: true, params: slug },
  'delivery-terms': { owner: 'content', shape: 'panel', placeholder: true, params: none },
  contacts: { owner: 'content', shape: 'panel', placeholder: true, params: none },

  burger: { owner: 'shell', shape: 'panel', params: none },
  'logout-confirm': { owner: 'shell', shape: 'modal', params: none },
} as const satisfies Record<string, PanelContract>;

export type PanelId = keyof typeof panels;

/** Parameters of a panel. */
export type PanelParams<Id extends PanelId> = z.output<(typeof panels)[Id]['params']>;

/** The panels that a team has built: those it owns, without placeholders. */
export type PanelsOf<Name extends Owner> = {
  [Id in PanelId]: (typeof panels)[Id] extends { placeholder: true }
    ? never
    : (typeof panels)[Id]['owner'] extends Name
      ? Id
      : never;
}[PanelId];

/** A panel with its parameters: what the stack, the history and the bus carry. */
export type PanelTarget = { [Id in PanelId]: { panel: Id; params: PanelParams<Id> } }[PanelId];

export const panelIds = Object.keys(panels) as PanelId[];

/** Whether the shell shows a placeholder because the owner has not built the panel yet. */
export function isPlaceholderPanel(id: PanelId): boolean {
  return 'placeholder' in panels[id];
}

/** Whether only a customer may open the panel (spec §2, Header; §6). */
export function isCustomerPanel(id: PanelId): boolean {
  const contract: PanelContract = panels[id];
  return contract.access === 'user';
}

/** The panel that the close and back buttons of `id` lead to; undefined when it is the page (spec §2, Bonuses panel). */
export function panelClosesTo(id: PanelId): PanelId | undefined {
  const { closesTo }: PanelContract = panels[id];
  return isPanelId(closesTo) ? closesTo : undefined;
}

export function isPanelId(value: unknown): value is PanelId {
  return typeof value === 'string' && Object.hasOwn(panels, value);
}

/** Checks parameters that came from a link, the history or another team. Returns undefined when they do not fit. */
export function parsePanelTarget(panel: unknown, params: unknown): PanelTarget | undefined {
  if (!isPanelId(panel)) return undefined;
  const parsed = z.safeParse(panels[panel].params, params ?? {});
  return parsed.success ? ({ panel, params: parsed.data } as PanelTarget) : undefined;
}
