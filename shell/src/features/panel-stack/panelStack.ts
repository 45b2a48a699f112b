import { panelClosesTo, type PanelId, type PanelTarget, parsePanelTarget } from '@storefront/contracts';
import { panelQuery } from '../../shared/routing/panelQuery';
import { closed, type PanelEntry, type PanelStack } from './panelEntry';

/** The change of the history that a request needs. */
export type HistoryMove =
  | { kind: 'none' }
  | { kind: 'push' | 'replace'; entry: PanelEntry }
  /** Goes back; with `closing`, the panels of the entry it arrives at are closed too. */
  | { kind: 'go'; delta: number; closing: boolean };

/** The history stays as it is. */
export const none: HistoryMove = { kind: 'none' };

function isSame(a: PanelTarget, b: PanelTarget): boolean {
  return panelQuery(a).toString() === panelQuery(b).toString();
}

/** Whether two stacks show the same panels. */
export function isSameStack(a: PanelStack, b: PanelStack): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The stack without forbidden panels: after a logout, Back may lead to an entry with a customer's panels. */
export function withoutForbidden(stack: PanelStack, isForbidden: (panel: PanelId) => boolean): PanelStack {
  return stack.some(({ panel }) => isForbidden(panel))
    ? stack.filter(({ panel }) => !isForbidden(panel))
    : stack;
}

const hasStep = ({ params }: PanelTarget) => 'step' in params && params.step !== undefined;

/** Opens a panel on top of the stack. The same panel is not opened twice; its second step replaces the first. */
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

/** The panel that the top panel closes to, unless it is already below the top panel. */
function missingBelow(stack: PanelStack): PanelTarget | undefined {
  const top = stack.at(-1);
  const wanted = top && panelClosesTo(top.panel);
  return wanted && stack.at(-2)?.panel !== wanted ? parsePanelTarget(wanted, {}) : undefined;
}

/**
 * Goes back to the panel below, or to the page, over both steps of a panel that has two. `full` is the stack with the
 * panels that the visitor may not see. Each hidden panel above the visible top has a history entry, which this goes
 * back over too. If only hidden panels pushed entries, a link opened the visible top on the page's own entry, where it
 * is closed.
 */
export function backFrom(entry: PanelEntry, full = entry.stack): HistoryMove {
  const { stack, pushed } = entry;
  const top = stack.at(-1);
  if (!top) return none;
  const missing = missingBelow(stack);
  if (missing) return replaceOn(entry, missing);
  const unseen = full.length - 1 - full.lastIndexOf(top);
  const entries = unseen + (hasStep(top) ? 2 : 1);
  if (pushed > 0) return { kind: 'go', delta: -Math.min(pushed, entries), closing: unseen >= pushed };
  return { kind: 'replace', entry: { stack: stack.slice(0, -1), pushed: 0 } };
}

/** Goes back from the second step of the panel on top to its first, which is not there when a link opened the second. */
export function stepBackFrom(entry: PanelEntry): HistoryMove {
  const top = entry.stack.at(-1);
  if (!top || !hasStep(top)) return none;
  if (entry.pushed > 0) return { kind: 'go', delta: -1, closing: false };
  const params: object = { ...top.params, step: undefined };
  return replaceOn(entry, { ...top, params } as PanelTarget);
}

/** Closes every panel, or goes to the panel that the top panel closes to. */
export function closeAll(entry: PanelEntry): HistoryMove {
  const { stack, pushed } = entry;
  const top = stack.at(-1);
  if (!top) return none;
  if (panelClosesTo(top.panel)) return backFrom(entry);
  if (pushed === 0) return { kind: 'replace', entry: closed };
  return { kind: 'go', delta: -pushed, closing: true };
}

/** The panels that were closed and opened between two stacks, without the panels that stayed below. */
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
