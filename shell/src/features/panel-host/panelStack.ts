import {
  panelClosesTo,
  type PanelId,
  type PanelTarget,
  panels,
  parsePanelTarget,
} from '@storefront/contracts';

/** Open panels from the lowest to the one on top. */
export type PanelStack = readonly PanelTarget[];

/** What one entry of the browser's history knows about panels. */
export interface PanelEntry {
  stack: PanelStack;
  /** How many entries below this one were made by opening panels. A panel that a link opened made none. */
  pushed: number;
}

/** The part of a router's location that carries panels. */
interface PanelAddress {
  search: string;
  state: unknown;
}

/** What has to happen to the history for a request. */
export type Move =
  | { kind: 'none' }
  | { kind: 'push' | 'replace'; entry: PanelEntry }
  /** Goes back; `closing` then takes the panels off the entry it arrives at. */
  | { kind: 'go'; delta: number; closing: boolean };

const closed: PanelEntry = { stack: [], pushed: 0 };
const none: Move = { kind: 'none' };

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

function panelQuery({ panel, params }: PanelTarget): URLSearchParams {
  const query = new URLSearchParams({ panel });
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') query.set(`panel.${name}`, value);
  }
  return query;
}

function linkedTarget(search: string): PanelTarget | undefined {
  const query = new URLSearchParams(search);
  const named = [...query].filter(([name]) => name.startsWith('panel.'));
  const params = Object.fromEntries(named.map(([name, value]) => [name.slice('panel.'.length), value]));
  const target = parsePanelTarget(query.get('panel'), params);
  return target && isLinkable(target) ? target : undefined;
}

const record = (value: unknown) => (value !== null && typeof value === 'object' ? { ...value } : {});

/** Targets up to the first that a newer or older build does not understand. */
function readTargets(raw: readonly unknown[]): PanelStack {
  const targets: PanelTarget[] = [];
  for (const item of raw) {
    const { panel, params } = record(item) as { panel?: unknown; params?: unknown };
    const target = parsePanelTarget(panel, params);
    if (!target) break;
    targets.push(target);
  }
  return targets;
}

/**
 * The panels of a history entry: what its state says, which survives a reload, else what a link asks for
 * (readings 3). Anything that does not fit its contract is left out.
 */
export function readEntry({ search, state }: PanelAddress): PanelEntry {
  const saved = record((record(state) as { panels?: unknown }).panels) as {
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

/** What may not be opened is not drawn from the history either: after a logout Back leads to a customer's panels. */
export function withoutForbidden(stack: PanelStack, isForbidden: (panel: PanelId) => boolean): PanelStack {
  return stack.some(({ panel }) => isForbidden(panel))
    ? stack.filter(({ panel }) => !isForbidden(panel))
    : stack;
}

/** The address of an entry: the rest of the query and of the state stays as it is. */
export function writeEntry({ search, state }: PanelAddress, entry: PanelEntry): PanelAddress {
  const query = new URLSearchParams(search);
  for (const name of Array.from(query.keys()))
    if (name === 'panel' || name.startsWith('panel.')) query.delete(name);
  const top = entry.stack.at(-1);
  if (top && isLinkable(top)) for (const [name, value] of panelQuery(top)) query.set(name, value);
  const { panels: _, ...others } = record(state) as { panels?: unknown };
  const text = query.toString();
  return {
    search: text ? `?${text}` : '',
    state:
      entry.stack.length > 0 ? { ...others, panels: entry } : Object.keys(others).length > 0 ? others : null,
  };
}

/** On top of what is open; asking twice for the same panel opens one. */
export function openOn({ stack, pushed }: PanelEntry, target: PanelTarget): Move {
  const top = stack.at(-1);
  if (top && isSame(top, target)) return none;
  return { kind: 'push', entry: { stack: [...stack, target], pushed: pushed + 1 } };
}

/** In the place of the panel on top. */
export function replaceOn(entry: PanelEntry, target: PanelTarget): Move {
  if (entry.stack.length === 0) return openOn(entry, target);
  return { kind: 'replace', entry: { ...entry, stack: [...entry.stack.slice(0, -1), target] } };
}

/** The panel that has to take the place of the one on top, because it closes to that one and it is not below. */
function missingBelow(stack: PanelStack): PanelTarget | undefined {
  const top = stack.at(-1);
  const wanted = top && panelClosesTo(top.panel);
  return wanted && stack.at(-2)?.panel !== wanted ? parsePanelTarget(wanted, {}) : undefined;
}

/** To the panel below, or to the page. */
export function backFrom(entry: PanelEntry): Move {
  const { stack, pushed } = entry;
  if (stack.length === 0) return none;
  const missing = missingBelow(stack);
  if (missing) return replaceOn(entry, missing);
  if (pushed > 0) return { kind: 'go', delta: -1, closing: false };
  return { kind: 'replace', entry: { stack: stack.slice(0, -1), pushed: 0 } };
}

/** To the page, whatever is open; or to where the panel on top closes to. */
export function closeAll(entry: PanelEntry): Move {
  const { stack, pushed } = entry;
  const top = stack.at(-1);
  if (!top) return none;
  if (panelClosesTo(top.panel)) return backFrom(entry);
  if (pushed === 0) return { kind: 'replace', entry: closed };
  // A panel that a link opened lies on the entry of the page itself.
  return { kind: 'go', delta: -pushed, closing: stack.length > pushed };
}

/** Which panels went and which came between two stacks; what lies under both stays. */
export function changesOf(before: PanelStack, after: PanelStack): { closed: PanelId[]; opened: PanelId[] } {
  const differs = after.findIndex((target, place) => target.panel !== before[place]?.panel);
  const kept = differs === -1 ? Math.min(before.length, after.length) : differs;
  return {
    closed: before
      .slice(kept)
      .map(({ panel }) => panel)
      .reverse(),
    opened: after.slice(kept).map(({ panel }) => panel),
  };
}
