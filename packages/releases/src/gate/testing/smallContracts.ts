/** Tables and functions with the shapes that the real contracts have. */
const panelsTable = `import * as z from 'zod/mini';
import type { Owner } from '../owners';
const noParams = z.object({});
const slug = z.object({ slug: z.string() });
interface PanelContract { owner: Owner; linkable?: true; params: z.ZodMiniType }
export const panels = {
  product: { owner: 'catalog', linkable: true, params: z.object({ group: z.string(), slug: z.string() }) },
  'products-slider': { owner: 'catalog', params: z.object({ group: z.string(), except: z.optional(z.string()) }) },
  cart: { owner: 'checkout', params: z.object({ repeat: z.optional(z.string()) }) },
  'delivery-time': { owner: 'checkout', params: noParams },
  'take-method': { owner: 'checkout', params: z.object({ from: z.optional(z.literal('addresses')), step: z.optional(z.literal('flat')) }) },
  auth: { owner: 'account', params: z.object({ reason: z.optional(z.literal('change-phone')) }) },
  restaurant: { owner: 'restaurants', linkable: true, params: slug },
  promo: { owner: 'content', linkable: true, params: slug },
} as const satisfies Record<string, PanelContract>;
`;

const widgetsTable = `import * as z from 'zod/mini';
import type { Owner } from '../owners';
import { deliveryAddress } from './deliveryAddress';
interface WidgetContract { owner: Owner; props: z.ZodMiniType }
const callback = <Payload extends z.ZodMiniType>(payload: Payload) =>
  z.custom<(payload: z.output<Payload>) => void>((value) => typeof value === typeof payload);
const chosenRestaurant = z.object({
  id: z.number(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  coordinates: z.string(),
  hours: z.optional(z.string()),
  isWorking: z.boolean(),
});
export const widgets = {
  'content:promo-strip': {
    owner: 'content',
    props: z.object({
      title: z.string(),
      withCode: z.optional(z.boolean()),
      onChoose: z.optional(callback(z.object({ slug: z.string(), code: z.optional(z.string()) }))),
    }),
  },
  'catalog:recommendations': {
    owner: 'catalog',
    props: z.object({ title: z.string(), productId: z.optional(z.number()) }),
  },
  'checkout:address-choice': {
    owner: 'checkout',
    props: z.object({ address: z.optional(deliveryAddress), onApplied: callback(deliveryAddress) }),
  },
  'restaurants:picker': {
    owner: 'restaurants',
    props: z.object({
      chosenId: z.optional(z.number()),
      onChoose: callback(chosenRestaurant),
    }),
  },
} as const satisfies Record<string, WidgetContract>;
`;

const deliveryAddress = `import * as z from 'zod/mini';
export const deliveryAddress = z.object({
  type: z.literal('delivery'),
  street: z.string(),
  home: z.string(),
  floor: z.optional(z.string()),
  apartment: z.optional(z.string()),
  fullAddress: z.string(),
  coordinates: z.string(),
});
`;

const eventsTable = `import * as z from 'zod/mini';
const basketLine = z.object({
  productId: z.number(),
  name: z.string(),
  price: z.number(),
  amount: z.number(),
});
export const events = {
  'shell:panel-requested': z.object({ panel: z.string(), params: z.record(z.string(), z.optional(z.string())) }),
  'shell:panel-opened': z.object({ panel: z.string() }),
  'shell:toast-requested': z.object({
    text: z.string(),
    tone: z.enum(['error', 'success', 'neutral']),
    action: z.optional(z.object({ label: z.string(), panel: z.string() })),
    topic: z.optional(z.string()),
  }),
  'account:logged-in': z.object({}),
  'checkout:used-bonuses-reset-requested': z.object({ reason: z.optional(z.string()) }),
  'checkout:promo-code-applied': z.object({ code: z.string() }),
  'checkout:address-chosen': z.object({ takeMethod: z.enum(['delivery', 'pickup']) }),
  'checkout:item-added': basketLine,
  'checkout:order-placed': z.object({
    orderId: z.number(),
    revenue: z.number(),
    coupon: z.nullable(z.string()),
    products: z.array(basketLine),
  }),
} as const satisfies Record<string, z.ZodMiniType>;
`;

const requests = `import { emit, type PanelId, type PanelParams } from './index';
export function openPanel<Id extends PanelId>(panel: Id, ...[params]: Record<never, never> extends PanelParams<Id> ? [params?: PanelParams<Id>] : [params: PanelParams<Id>]): void {
  emit('shell:panel-requested', { panel, params: { ...params } });
}
export function toast(
  text: string,
  tone: 'error' | 'success' | 'neutral' = 'neutral',
  action?: { label: string; panel: string },
  topic?: string,
): void {
  emit('shell:toast-requested', { text, tone, action, topic });
}
`;

const paths = `export const paths = {
  home: () => '/',
  promos: () => '/promos',
  promoRules: () => '/promos/rules',
  promo: ({ slug }: { slug: string }) => '/promos/' + slug,
  webMenu: () => '/web_menu',
};
`;

const contractsIndex = `
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Owner } from './owners';
import type { events } from './tables/events';
import type { panels } from './tables/panels';
import type { widgets } from './tables/widgets';
export { openPanel, toast } from './requests';
export { paths } from './paths';
export type PanelId = keyof typeof panels;
export type PanelParams<Id extends PanelId> = z.output<(typeof panels)[Id]['params']>;
type WidgetId = keyof typeof widgets;
export type WidgetProps<Id extends WidgetId> = z.output<(typeof widgets)[Id]['props']>;
type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;
export declare function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
export declare function on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
export declare const useEvent: typeof on;
type PropsWithoutId<Id extends WidgetId> = Record<string, never> extends WidgetProps<Id> ? unknown : WidgetProps<Id>;
export declare function Widget<Id extends WidgetId>(props: { id: Id } & PropsWithoutId<Id>): null;
type OwnedBy<Table, Name> = { [Id in keyof Table]: Table[Id] extends { owner: Name } ? Id : never }[keyof Table];
interface Manifest<Name extends Owner> {
  name: Name;
  panels: { [Id in OwnedBy<typeof panels, Name>]: () => Promise<{ default: ComponentType<PanelParams<Id>> }> };
  widgets: { [Id in OwnedBy<typeof widgets, Name>]: () => Promise<{ default: ComponentType<WidgetProps<Id>> }> };
}
export declare function defineManifest<Name extends Owner>(manifest: Manifest<Name>): Manifest<Name>;
`;

/** The source files of the contracts. */
export const smallContracts = {
  'src/index.ts': contractsIndex,
  'src/owners.ts':
    "export type Owner = 'shell' | 'catalog' | 'checkout' | 'account' | 'restaurants' | 'content';\n",
  'src/paths.ts': paths,
  'src/requests.ts': requests,
  'src/tables/deliveryAddress.ts': deliveryAddress,
  'src/tables/events.ts': eventsTable,
  'src/tables/panels.ts': panelsTable,
  'src/tables/widgets.ts': widgetsTable,
};
