import * as z from 'zod/mini';
import type { Access } from '../access/access';
import type { Owner } from '../remotes/remotes';
import { deliveryAddress } from './deliveryAddress';

export interface WidgetContract {
  owner: Owner;
  /** Who gets it; everyone by default. It renders nothing for others. */
  access?: Access;
  /** Pictures, text and links only: server-rendered, it needs no script in the browser (decision 0007). */
  isStatic?: true;
  props: z.ZodMiniType;
}

/** A function prop that the widget calls with `payload`. */
const callback = <Payload extends z.ZodMiniType>(_payload: Payload) =>
  z.custom<(payload: z.output<Payload>) => void>((value) => typeof value === 'function');

/**
 * The chosen products of a combo: one modifier id for each part, as the cart takes them (spec §7, add-product). The
 * price, roubles, is the combo's with these choices.
 */
const comboChoice = z.object({ modifierIds: z.readonly(z.array(z.number())), price: z.number() });

/**
 * The restaurant that the picker reports: enough to store it as a pickup address (spec §3, Address). `coordinates` are
 * 'lat,lon', cut to four decimals; `hours` «Открыто до 23:00» or «Закрыто до завтра», absent when they are unknown.
 */
const chosenRestaurant = z.object({
  id: z.number(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  coordinates: z.string(),
  hours: z.optional(z.string()),
  isWorking: z.boolean(),
});

const product = z.object({ id: z.number(), name: z.string() });
const group = z.object({ id: z.number(), slug: z.string() });

/** Components that one team renders inside another team's pages, with their props. Named `owner:noun`. */
export const widgets = {
  /** The orders that a customer waits for, with their live statuses. Renders nothing without any. */
  'account:active-orders': { owner: 'account', access: 'user', props: z.object({}) },
  /** A customer's last order with «Повторить», which opens the cart. Renders nothing without an order to repeat. */
  'account:last-order': { owner: 'account', access: 'user', props: z.object({}) },
  /** Hero and promo cards above the menu on the home page. */
  'content:promo-showcase': { owner: 'content', isStatic: true, props: z.object({}) },
  /** The newest pieces of news with a link to all; nothing without news. */
  'content:news-teaser': { owner: 'content', isStatic: true, props: z.object({}) },
  /**
   * A row of small cards of the promotions; `withCode` shows only promotions with a promo code. A press opens the promo
   * panel unless `onChoose` is given. Renders nothing without promotions.
   */
  'content:promo-strip': {
    owner: 'content',
    props: z.object({
      title: z.string(),
      withCode: z.optional(z.boolean()),
      onChoose: z.optional(callback(z.object({ slug: z.string(), code: z.optional(z.string()) }))),
    }),
  },
  /** The stories of header promotions: a row of cards that open the viewer (spec §2, Promos page). */
  'content:stories': { owner: 'content', isStatic: true, props: z.object({}) },
  /**
   * «Рекомендуем»: a slider of products that go with the product `productId`, or without an id with the cart. First come
   * the cheapest dishes of the menu that cost at least `atLeast`, roubles, if it is given.
   */
  'catalog:recommendations': {
    owner: 'catalog',
    props: z.object({
      title: z.string(),
      productId: z.optional(z.number()),
      atLeast: z.optional(z.number()),
    }),
  },
  /**
   * A row of the sauces that are not in the cart yet, with «add» buttons: an added sauce leaves the row. Renders
   * nothing when the menu has no group of sauces, or cannot be loaded, which is toasted (spec §8).
   */
  'catalog:sauces': { owner: 'catalog', props: z.object({ title: z.string() }) },
  /** «Часто заказываете»: a row of dishes that a customer orders often and can order now; nothing without any. */
  'catalog:frequent-dishes': { owner: 'catalog', access: 'user', props: z.object({}) },
  /** All menu groups as tiles; a click navigates to the group unless `onChoose` is given. */
  'catalog:menu-groups': {
    owner: 'catalog',
    props: z.object({ onChoose: z.optional(callback(group)) }),
  },
  /** A row of a group's products with «add» buttons: `firstId` comes first, `exceptId` is left out. */
  'catalog:products-slider': {
    owner: 'catalog',
    props: z.object({
      title: z.string(),
      groupId: z.number(),
      firstId: z.optional(z.number()),
      exceptId: z.optional(z.number()),
      onAdded: z.optional(callback(product)),
    }),
  },
  /**
   * The parts of a combo, each a row of products; `onChange` is called for every choice, including the first. Without
   * `onChange` the widget has the combo's modifiers, and the button that adds the combo to the cart.
   */
  'catalog:combo-slider': {
    owner: 'catalog',
    props: z.object({ slug: z.string(), onChange: z.optional(callback(comboChoice)) }),
  },
  /** The cart in one line: dishes, what is missing to the minimum or else the time, and the sum. Nothing when empty. */
  'checkout:cart-bar': { owner: 'checkout', props: z.object({}) },
  /** The cart button of wide screens: the sum, and the same fact; `soft` beside other controls. Nothing when empty. */
  'checkout:cart-button': {
    owner: 'checkout',
    props: z.object({ look: z.optional(z.enum(['primary', 'soft'])) }),
  },
  /**
   * Makes `address` the place of the order, as the take-method panel does (spec §4, Address), and then calls
   * `onApplied` with it, also when the server has refused the place. Renders nothing.
   */
  'checkout:address-choice': {
    owner: 'checkout',
    props: z.object({
      address: z.optional(deliveryAddress),
      onApplied: callback(deliveryAddress),
    }),
  },
  /** A list to choose a pickup restaurant from. */
  'restaurants:picker': {
    owner: 'restaurants',
    props: z.object({
      chosenId: z.optional(z.number()),
      onChoose: callback(chosenRestaurant),
    }),
  },
  /** «Мои брони»: the customer's booked tables. Renders nothing when the back end lists none or has no such list. */
  'restaurants:bookings': { owner: 'restaurants', props: z.object({}) },
} as const satisfies Record<string, WidgetContract>;

export type ComboChoice = z.output<typeof comboChoice>;

export type ChosenRestaurant = z.output<typeof chosenRestaurant>;
