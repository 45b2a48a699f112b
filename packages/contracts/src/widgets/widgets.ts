import * as z from 'zod/mini';
import type { Owner } from '../remotes/remotes';

interface WidgetContract {
  owner: Owner;
  /** Pictures, text and links only: where the server drew it, the browser needs no script for it. */
  isStatic?: true;
  props: z.ZodMiniType;
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
  /** The bag with its sum, shown at the end of the menu's tabs on wide screens. */
  'checkout:cart-button': { owner: 'checkout', props: z.object({}) },
  /** A list of restaurants to pick one for pickup. */
  'restaurants:picker': {
    owner: 'restaurants',
    props: z.object({
      chosenId: z.optional(z.number()),
      onChoose: z.custom<(restaurant: ChosenRestaurant) => void>((value) => typeof value === 'function'),
    }),
  },
} as const satisfies Record<string, WidgetContract>;

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
