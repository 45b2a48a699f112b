import * as z from 'zod/mini';
import type { Access } from '../access/access';
import type { Owner } from '../remotes/remotes';

const noParams = z.object({});
const slug = z.object({ slug: z.string() });
const id = z.object({ id: z.string() });

/**
 * The width of a side panel on wide screens (visual direction, «Side panel»); a modal is centred. `modal-tall` has its
 * final height before its content has loaded; `story` is a column of the screen's height.
 */
export type PanelShape =
  | 'panel'
  | 'panel-product'
  | 'panel-order'
  | 'panel-take'
  | 'modal'
  | 'modal-tall'
  | 'story';

export interface PanelContract {
  owner: Owner;
  shape: PanelShape;
  /** A link opens it (readings 3). Other panels open from a history entry only. */
  linkable?: true;
  /**
   * Who may open it; everyone by default. Whoever may not gets the login panel instead (spec §2, §6).
   */
  access?: Access;
  /**
   * The panel that its close and back buttons lead to, wherever it was opened from; the page by default. tsc reports an
   * unknown panel in `panelClosesTo`.
   */
  closesTo?: string;
  params: z.ZodMiniType;
}

/**
 * Every panel and modal with its parameters (spec §2), which are strings because they are part of the
 * address.
 */
export const panels = {
  product: {
    owner: 'catalog',
    shape: 'panel-product',
    linkable: true,
    params: z.object({ group: z.string(), slug: z.string() }),
  },
  /**
   * Replacements for the unavailable product `except`: the products of `group` (spec §7), both ids. Without `group`, that
   * is the group in which the menu has `except` (readings 30).
   */
  'products-slider': {
    owner: 'catalog',
    shape: 'modal',
    params: z.object({ group: z.optional(z.string()), except: z.optional(z.string()) }),
  },
  search: {
    owner: 'catalog',
    shape: 'panel',
    linkable: true,
    params: z.object({ q: z.optional(z.string()) }),
  },
  'menu-groups': { owner: 'catalog', shape: 'modal-tall', params: noParams },

  /**
   * `repeat` is the id of an order whose dishes are added to the cart first (spec §4, Repeat order). `step` is the form of
   * the promo code, with a history entry of its own: Back closes the form and leaves the cart open.
   */
  cart: {
    owner: 'checkout',
    shape: 'panel',
    params: z.object({ repeat: z.optional(z.string()), step: z.optional(z.literal('promo')) }),
  },
  'unavailable-items': { owner: 'checkout', shape: 'panel', params: noParams },
  order: { owner: 'checkout', shape: 'panel-order', params: noParams },
  'delivery-time': { owner: 'checkout', shape: 'panel', params: noParams },
  /**
   * `from=addresses` adds a new saved address, under a title of its own (spec §2, Take-method
   * panel). `repeat` is the id of an order that is being repeated: the panel looks for its address. `step` is the second
   * step of the open panel, with a history entry of its own.
   */
  'take-method': {
    owner: 'checkout',
    shape: 'panel-take',
    params: z.object({
      from: z.optional(z.literal('addresses')),
      repeat: z.optional(z.string()),
      step: z.optional(z.literal('flat')),
    }),
  },
  /** Apartment, entrance, floor; `id` is the saved address to change. */
  'address-params': {
    owner: 'checkout',
    shape: 'panel',
    params: z.object({ id: z.optional(z.string()) }),
  },
  'select-address': { owner: 'checkout', shape: 'modal', params: noParams },

  /** Login, or another phone for the customer who is logged in. */
  auth: {
    owner: 'account',
    shape: 'panel',
    params: z.object({ reason: z.optional(z.literal('change-phone')) }),
  },
  registration: { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  profile: { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  'personal-data': { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  'edit-name': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'personal-data',
    params: noParams,
  },
  'edit-email': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'personal-data',
    params: noParams,
  },
  'edit-birthday': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'personal-data',
    params: noParams,
  },
  addresses: { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  bonuses: {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'profile',
    params: noParams,
  },
  'bonus-card': {
    owner: 'account',
    shape: 'panel',
    access: 'user',
    closesTo: 'profile',
    params: noParams,
  },
  'qr-code': { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  purchases: { owner: 'account', shape: 'panel', access: 'user', params: noParams },
  'order-monitoring': { owner: 'account', shape: 'panel', access: 'user', params: id },
  'order-review': { owner: 'account', shape: 'panel', access: 'user', params: id },
  notifications: { owner: 'account', shape: 'panel', access: 'user', params: noParams },

  restaurants: { owner: 'restaurants', shape: 'panel', params: noParams },
  'restaurant-search': { owner: 'restaurants', shape: 'panel', params: noParams },
  'restaurant-filters': { owner: 'restaurants', shape: 'panel', params: noParams },
  restaurant: { owner: 'restaurants', shape: 'panel', linkable: true, params: slug },
  /** Without a restaurant the customer chooses one first. */
  'restaurant-review': {
    owner: 'restaurants',
    shape: 'panel',
    params: z.object({ slug: z.optional(z.string()) }),
  },
  booking: { owner: 'restaurants', shape: 'panel', params: slug },
  'booking-time': { owner: 'restaurants', shape: 'panel', params: slug },

  promo: { owner: 'content', shape: 'panel', linkable: true, params: slug },
  'delivery-terms': { owner: 'content', shape: 'panel', params: noParams },
  contacts: { owner: 'content', shape: 'panel', params: noParams },
  /** The viewer of stories; `slug` is the promotion to begin with. */
  stories: { owner: 'content', shape: 'story', params: slug },

  burger: { owner: 'shell', shape: 'panel', params: noParams },
  /** `everywhere=1` ends the customer's sessions on all devices. */
  'logout-confirm': {
    owner: 'shell',
    shape: 'modal',
    params: z.object({ everywhere: z.optional(z.literal('1')) }),
  },
} as const satisfies Record<string, PanelContract>;
