import { type PanelTarget, panels, parsePanelTarget } from '@storefront/contracts';
import { panelQuery, readPanelQuery, withoutPanelQuery } from '../../shared/routing/panelQuery';

/** Open panels from the lowest to the one on top. */
export type PanelStack = readonly PanelTarget[];

/** The panels of one entry of the browser's history. */
export interface PanelEntry {
  stack: PanelStack;
  /** How many history entries opening these panels has pushed. A panel opened by a link has pushed none. */
  pushed: number;
}

/** The part of a router's location that contains the panels. */
interface PanelAddress {
  search: string;
  state: unknown;
}

/** A page without open panels. */
export const closed: PanelEntry = { stack: [], pushed: 0 };

const isLinkable = ({ panel }: PanelTarget) => 'linkable' in panels[panel];

function linkedTarget(search: string): PanelTarget | undefined {
  const { panel, params } = readPanelQuery(search);
  const target = parsePanelTarget(panel, params);
  return target && isLinkable(target) ? target : undefined;
}

const asRecord = (value: unknown) => (typeof value === 'object' ? { ...value } : {});

/** The targets before the first target that this build does not know, since another build may have saved them. */
function readTargets(raw: readonly unknown[]): PanelStack {
  const targets: PanelTarget[] = [];
  for (const item of raw) {
    const { panel, params } = asRecord(item) as { panel?: unknown; params?: unknown };
    const target = parsePanelTarget(panel, params);
    if (!target) break;
    targets.push(target);
  }
  return targets;
}

/**
 * The panels of a history entry: from its state, which survives a reload, else from the link (readings 3). A panel
 * that does not match its contract is left out.
 */
export function readEntry({ search, state }: PanelAddress): PanelEntry {
  const saved = asRecord((asRecord(state) as { panels?: unknown }).panels) as {
    stack?: unknown;
    pushed?: unknown;
  };
  if (Array.isArray(saved.stack)) {
    const stack = readTargets(saved.stack);
    const pushed = typeof saved.pushed === 'number' && saved.pushed > 0 ? saved.pushed : 0;
    return stack.length > 0 ? { stack, pushed } : closed;
  }
  const target = linkedTarget(search);
  return target ? { stack: [target], pushed: 0 } : closed;
}

/** Whether a history entry has open panels. */
export const hasPanels = (address: PanelAddress): boolean => readEntry(address).stack.length > 0;

/** The address of an entry. The rest of its query and state is unchanged. */
export function writeEntry({ search, state }: PanelAddress, entry: PanelEntry): PanelAddress {
  const query = withoutPanelQuery(search);
  const top = entry.stack.at(-1);
  if (top && isLinkable(top)) for (const [name, value] of panelQuery(top)) query.set(name, value);
  const { panels: _, ...others } = asRecord(state) as { panels?: unknown };
  const text = query.toString();
  return {
    search: text ? `?${text}` : '',
    state:
      entry.stack.length > 0 ? { ...others, panels: entry } : Object.keys(others).length > 0 ? others : null,
  };
}
