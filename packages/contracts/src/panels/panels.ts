import * as z from 'zod/mini';
import type { Owner } from '../remotes/remotes';

const none = z.object({});

/** How wide a sheet is on wide screens (visual direction, «Side panel»); a modal is centred. */
export type PanelShape = 'panel' | 'panel-product' | 'panel-order' | 'panel-take' | 'modal';

interface PanelContract {
  owner: Owner;
  shape: PanelShape;
  /** A link or a reload may open it by itself (readings 3). Others come back only with their history entry. */
  linkable?: boolean;
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
  search: {
    owner: 'catalog',
    shape: 'panel',
    linkable: true,
    params: z.object({ q: z.optional(z.string()) }),
  },
  'menu-groups': { owner: 'catalog', shape: 'modal', params: none },
  cart: { owner: 'checkout', shape: 'panel', params: none },
  order: { owner: 'checkout', shape: 'panel-order', params: none },
  'take-method': { owner: 'checkout', shape: 'panel', params: none },
  'select-address': { owner: 'checkout', shape: 'modal', params: none },
  auth: { owner: 'account', shape: 'panel', params: none },
  profile: { owner: 'account', shape: 'panel', params: none },
  'order-monitoring': { owner: 'account', shape: 'panel', params: z.object({ id: z.string() }) },
  burger: { owner: 'shell', shape: 'panel', params: none },
  'logout-confirm': { owner: 'shell', shape: 'modal', params: none },
} as const satisfies Record<string, PanelContract>;

export type PanelId = keyof typeof panels;

/** Parameters of a panel. */
export type PanelParams<Id extends PanelId> = z.output<(typeof panels)[Id]['params']>;

/** The panels that a team draws. */
export type PanelsOf<Name extends Owner> = {
  [Id in PanelId]: (typeof panels)[Id]['owner'] extends Name ? Id : never;
}[PanelId];

/** A panel with its parameters: what the stack, the history and the bus carry. */
export type PanelTarget = { [Id in PanelId]: { panel: Id; params: PanelParams<Id> } }[PanelId];

export const panelIds = Object.keys(panels) as PanelId[];

export function isPanelId(value: unknown): value is PanelId {
  return typeof value === 'string' && Object.hasOwn(panels, value);
}

/** Checks parameters that came from a link, the history or another team. Returns undefined when they do not fit. */
export function parsePanelTarget(panel: unknown, params: unknown): PanelTarget | undefined {
  if (!isPanelId(panel)) return undefined;
  const parsed = z.safeParse(panels[panel].params, params ?? {});
  return parsed.success ? ({ panel, params: parsed.data } as PanelTarget) : undefined;
}
