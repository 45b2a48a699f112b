import {
  panelClosesTo,
  type PanelId,
  type PanelTarget,
  panels,
  parsePanelTarget,
} from '@storefront/contracts';
import { panelQuery, readPanelQuery, withoutPanelQuery } from '../../shared/routing/panelQuery';

/** Open panels from the lowest to the one on top. */
export type PanelStack = readonly PanelTarget[];

/** The panels of one entry of the browser's history. */
export interface PanelEntry {
  stack: PanelStack;
  /** How many history entries opening these panels has pushed. A panel opened by a link has pushed none. */
  pushed: number;
}

/** The part of a router's location that carries panels. */
interface PanelAddress {
  search: string;
  state: unknown;
}

/** The change of the history that a request needs. */
export type HistoryMove =
  | { kind: 'none' }
  | { kind: 'push' | 'replace'; entry: PanelEntry }
  /** Goes back; with `closing`, the panels of the entry it arrives at are closed too. */
  | { kind: 'go'; delta: number; closing: boolean };

const closed: PanelEntry = { stack: [], pushed: 0 };
const none: HistoryMove = { kind: 'none' };

function isLinkable({ panel }: PanelTarget): boolean {
  const contract = panels[panel];
  return 'linkable' in contract && contract.linkable;
}

function isSame(a: PanelTarget, b: PanelTarget): boolean {
  return panelQuery(a).toString() === panelQuery(b).toString();
}

/** Whether two stacks show the same panels. */
export function isSameStack(a: PanelStack, b: PanelStack): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function linkedTarget(search: string): PanelTarget | undefined {
  const { panel, params } = readPanelQuery(search);
  const target = parsePanelTarget(panel, params);
  return target && isLinkable(target) ? target : undefined;
}

const asRecord = (value: unknown) => (value !== null && typeof value === 'object' ? { ...value } : {});

/** The targets before the first one that this build does not know, since another build may have saved them. */
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
 * The panels of a history entry: from its state, which survives a reload, else from the link (readings 3). Anything
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

/** The stack without forbidden panels: after a logout, Back may lead to an entry with a customer's panels. */
export function withoutForbidden(stack: PanelStack, isForbidden: (panel: PanelId) => boolean): PanelStack {
  return stack.some(({ panel }) => isForbidden(panel))
    ? stack.filter(({ panel }) => !isForbidden(panel))
    : stack;
}

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

const hasStep = ({ params }: PanelTarget) => 'step' in params && params.step !== undefined;

/** Opens a panel on top of the stack. Opening the same panel twice opens one; its second step takes its place. */
export function openOn({ stack, pushed }: PanelEntry, target: PanelTarget): HistoryMove {
  const top = stack.at(-1);
  if (top && isSame(top, target)) return none;
  const below = top?.panel === target.panel && hasStep(target) ? stack.slice(0, -1) : stack;
  return { kind: 'push', entry: { stack: [...below, target], pushed: pushed + 1 } };
}

/** Replaces the panel on top. */
export function replaceOn(entry: PanelEntry, target: PanelTarget): HistoryMove {
  if (entry.stack.length === 0) return openOn(entry, target);
  return { kind: 'replace', entry: { ...entry, stack: [...entry.stack.slice(0, -1), target] } };
}

/** The panel that the one on top closes to, unless that one already lies below it. */
function missingBelow(stack: PanelStack): PanelTarget | undefined {
  const top = stack.at(-1);
  const wanted = top && panelClosesTo(top.panel);
  return wanted && stack.at(-2)?.panel !== wanted ? parsePanelTarget(wanted, {}) : undefined;
}

/** Goes back to the panel below, or to the page, over both steps of a panel that has two. */
export function backFrom(entry: PanelEntry): HistoryMove {
  const { stack, pushed } = entry;
  const top = stack.at(-1);
  if (!top) return none;
  const missing = missingBelow(stack);
  if (missing) return replaceOn(entry, missing);
  if (pushed > 0) return { kind: 'go', delta: -Math.min(pushed, hasStep(top) ? 2 : 1), closing: false };
  return { kind: 'replace', entry: { stack: stack.slice(0, -1), pushed: 0 } };
}

/** Goes back from the second step of the panel on top to its first. */
export function stepBackFrom({ stack, pushed }: PanelEntry): HistoryMove {
  const top = stack.at(-1);
  return top && hasStep(top) && pushed > 0 ? { kind: 'go', delta: -1, closing: false } : none;
}

/** Closes every panel, or goes to the panel that the one on top closes to. */
export function closeAll(entry: PanelEntry): HistoryMove {
  const { stack, pushed } = entry;
  const top = stack.at(-1);
  if (!top) return none;
  if (panelClosesTo(top.panel)) return backFrom(entry);
  if (pushed === 0) return { kind: 'replace', entry: closed };
  // A panel opened by a link is on the page's own entry.
  return { kind: 'go', delta: -pushed, closing: stack.length > pushed };
}

/** The panels that were closed and opened between two stacks, without those that stayed below. */
export function changesOf(before: PanelStack, after: PanelStack): { closed: PanelId[]; opened: PanelId[] } {
  const differs = after.findIndex((target, index) => target.panel !== before[index]?.panel);
  const shared = differs === -1 ? Math.min(before.length, after.length) : differs;
  return {
    closed: before
      .slice(shared)
      .map(({ panel }) => panel)
      .reverse(),
    opened: after.slice(shared).map(({ panel }) => panel),
  };
}
