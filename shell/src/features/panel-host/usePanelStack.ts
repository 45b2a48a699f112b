import { emit, type PanelId, parsePanelTarget, useEvent } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { useEffect, useRef, useState } from 'react';
import { createPanelMoves } from './panelMoves';
import {
  backFrom,
  changesOf,
  closeAll,
  openOn,
  type PanelEntry,
  type PanelStack,
  replaceOn,
  withoutForbidden,
} from './panelStack';
import { usePanelEntry } from './usePanelEntry';
import { useOpeners } from './useOpeners';

/** The open panels as the page draws them. */
export interface OpenPanels {
  panels: PanelStack;
  /** A panel has been open on this page: its host stays, so that the last one can leave. */
  wasOpen: boolean;
  /** The element that opened the panel at a place of the stack, counted from the lowest. */
  openerOf: (place: number) => HTMLElement | undefined;
}

/** What the page wants of the stack beyond opening and closing. */
export interface StackRules {
  /** Opens in the place of what was asked for; undefined when that may open. */
  redirectPanel?: (panel: PanelId) => PanelId | undefined;
}

const noPanels: PanelStack = [];

/** Tells which panels opened and closed, whatever moved the history. */
function useAnnouncements(panels: PanelStack) {
  const before = useRef(noPanels);
  useEffect(() => {
    const { closed, opened } = changesOf(before.current, panels);
    before.current = panels;
    for (const panel of closed) emit('shell:panel-closed', { panel });
    for (const panel of opened) emit('shell:panel-opened', { panel });
  }, [panels]);
}

function useRequests(openers: ReturnType<typeof useOpeners>, { redirectPanel }: StackRules) {
  const navigate = useNavigate();
  const [moves] = useState(createPanelMoves);
  useEffect(() => () => moves.dispose(), [moves]);

  const allowed = (entry: PanelEntry): PanelEntry => ({
    ...entry,
    stack: withoutForbidden(entry.stack, (panel) => redirectPanel?.(panel) !== undefined),
  });

  const target = (panel: string, params: unknown) => {
    const parsed = parsePanelTarget(panel, params);
    if (!parsed) console.error(`no panel fits the request for ${panel}`, params);
    const instead = parsed && redirectPanel?.(parsed.panel);
    return instead ? parsePanelTarget(instead, {}) : parsed;
  };

  useEvent('shell:panel-requested', ({ panel, params }) => {
    const wanted = target(panel, params);
    if (!wanted) return;
    const opener = openers.current();
    moves.request((full) => {
      const entry = allowed(full);
      const move = openOn(entry, wanted);
      if (move.kind === 'push') openers.set(entry.stack.length, opener);
      return move;
    }, navigate);
  });
  useEvent('shell:panel-replace-requested', ({ panel, params }) => {
    const wanted = target(panel, params);
    if (wanted) moves.request((entry) => replaceOn(allowed(entry), wanted), navigate);
  });
  useEvent('shell:panel-back-requested', () => moves.request((entry) => backFrom(allowed(entry)), navigate));
  useEvent('shell:panels-close-requested', () =>
    moves.request((entry) => closeAll(allowed(entry)), navigate),
  );
}

/**
 * The panel stack of the page, bound to the router: every open panel is an entry of the browser's history, so
 * Back, Forward and a reload do what a customer expects (readings 3). Use it once per page.
 */
export function usePanelStack(rules: StackRules = {}): OpenPanels {
  const stack = usePanelEntry();
  const openers = useOpeners();
  useRequests(openers, rules);

  const { redirectPanel } = rules;
  const panels = withoutForbidden(stack, (panel) => redirectPanel?.(panel) !== undefined);
  useAnnouncements(panels);

  const [wasOpen, setWasOpen] = useState(false);
  if (panels.length > 0 && !wasOpen) setWasOpen(true);
  return { panels, wasOpen, openerOf: openers.get };
}
