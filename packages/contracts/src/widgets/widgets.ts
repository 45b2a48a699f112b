import * as z from 'zod/mini';
import type { Owner } from '../remotes/remotes';

interface WidgetContract {
  owner: Owner;
  /** Pictures, text and links only: where the server drew it, the browser needs no script for it. */
  isStatic?: true;
  props: z.ZodMiniType;
}

function callback<Callback>() {
  return z.custom<Callback>((value) => typeof value === 'function');
}

/** Parts of one team's screen that another team draws, with their props. Named `owner:noun`. */
export const widgets = {
  /** Hero, promo cards and stories above the menu on the home page. */
  'content:promo-showcase': { owner: 'content', isStatic: true, props: z.object({}) },
  /** «Рекомендуем»: a slider of products; `productId` makes it fit a product, else it fits the cart. */
  'catalog:recommendations': {
    owner: 'catalog',
    props: z.object({ title: z.string(), productId: z.optional(z.number()) }),
  },
  /** All groups of the menu as tiles; a click goes to the group unless `onChoose` takes it. */
  'catalog:menu-groups': {
    owner: 'catalog',
    props: z.object({ onChoose: z.optional(callback<(group: { id: number; slug: string }) => void>()) }),
  },
  /** Products of one group in a row, ready to be added; `exceptId` is left out. */
  'catalog:products-slider': {
    owner: 'catalog',
    props: z.object({
      title: z.string(),
      groupId: z.number(),
      exceptId: z.optional(z.number()),
      onAdded: z.optional(callback<(product: { id: number; name: string }) => void>()),
    }),
  },
  /** The parts of a combo, each a row of products to choose from; `onChange` hears every choice, the first too. */
  'catalog:combo-slider': {
    owner: 'catalog',
    props: z.object({ slug: z.string(), onChange: callback<(choice: ComboChoice) => void>() }),
  },
  /** The bag with its sum, shown at the end of the menu's tabs on wide screens. */
  'checkout:cart-button': { owner: 'checkout', props: z.object({}) },
  /** A list of restaurants to pick one for pickup. */
  'restaurants:picker': {
    owner: 'restaurants',
    props: z.object({
      chosenId: z.optional(z.number()),
      onChoose: callback<(restaurant: ChosenRestaurant) => void>(),
    }),
  },
} as const satisfies Record<string, WidgetContract>;

/** What stands in a combo now: one `modifierId` of each part, as the cart takes them (spec §7, add-product). */
export interface ComboChoice {
  modifierIds: readonly number[];
  /** The combo with these choices, roubles. */
  price: number;
}

/** What the picker tells of a restaurant: enough to remember it as the address of a pickup (spec §3, Address). */
export interface ChosenRestaurant {
  id: number;
  externalId: string;
  name: string;
  address: string;
  /** 'lat,lon', cut to four decimals. */
  coordinates: string;
  /** «Открыто до 23:00», «Закрыто до завтра»; undefined when the hours are unknown. */
  hours: string | undefined;
  isWorking: boolean;
}

export type WidgetId = keyof typeof widgets;

export type WidgetProps<Id extends WidgetId> = z.output<(typeof widgets)[Id]['props']>;

/** The widgets that a team draws. */
export type WidgetsOf<Name extends Owner> = {
  [Id in WidgetId]: (typeof widgets)[Id]['owner'] extends Name ? Id : never;
}[WidgetId];

export const widgetIds = Object.keys(widgets) as WidgetId[];

/** Whether the server's HTML of a widget is all there is to it. */
export function isStaticWidget(id: WidgetId): boolean {
  return 'isStatic' in widgets[id];
}
