import * as z from 'zod/mini';
import type { Access } from '../access/access';
import type { Owner } from '../remotes/remotes';
import { type PanelContract, panels } from '../tables/panels';

export type PanelId = keyof typeof panels;

/** Parameters of a panel. */
export type PanelParams<Id extends PanelId> = z.output<(typeof panels)[Id]['params']>;

/** The panels that open without parameters. */
export type PlainPanelId = {
  [Id in PanelId]: Record<never, never> extends PanelParams<Id> ? Id : never;
}[PanelId];

/** The panels that a team owns. */
export type PanelsOf<Name extends Owner> = {
  [Id in PanelId]: (typeof panels)[Id]['owner'] extends Name ? Id : never;
}[PanelId];

/** A panel with its parameters, as the stack, the history and the event bus carry it. */
export type PanelTarget = { [Id in PanelId]: { panel: Id; params: PanelParams<Id> } }[PanelId];

export const panelIds = Object.keys(panels) as PanelId[];

/** Who may open the panel; undefined for everyone. */
export function panelAccess(id: PanelId): Access | undefined {
  const contract: PanelContract = panels[id];
  return contract.access;
}

/** Whether only a customer may open the panel (spec §2, Header; §6). */
export const isCustomerPanel = (id: PanelId): boolean => panelAccess(id) !== undefined;

/**
 * The panel that the close and back buttons of `id` lead to; undefined when it is the page (spec §2, Bonuses
 * panel).
 */
export function panelClosesTo(id: PanelId): PanelId | undefined {
  const contract = panels[id];
  return 'closesTo' in contract ? contract.closesTo : undefined;
}

export function isPanelId(value: unknown): value is PanelId {
  return typeof value === 'string' && Object.hasOwn(panels, value);
}

/**
 * Validates a panel and parameters that came from a link, the history or another team; undefined when they
 * are invalid.
 */
export function parsePanelTarget(panel: unknown, params: unknown): PanelTarget | undefined {
  if (!isPanelId(panel)) return undefined;
  const parsed = z.safeParse(panels[panel].params, params ?? {});
  return parsed.success ? ({ panel, params: parsed.data } as PanelTarget) : undefined;
}
