import { emit, type PanelId, parsePanelTarget, useEvent } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { useEffect, useRef, useState } from 'react';
import { type PanelEntry, type PanelStack, readEntry } from './panelEntry';
import { createPanelMoves, currentAddress } from './panelMoves';
import {
  backFrom,
  changesOf,
  closeAll,
  none,
  openOn,
  replaceOn,
  stepBackFrom,
  withoutForbidden,
} from './panelStack';
import { usePanelEntry } from './usePanelEntry';
import { useOpeners } from './useOpeners';

/** The open panels, for rendering. */
export interface OpenPanels {
  panels: PanelStack;
  /** A panel has been open on this page, so the host stays mounted for the exit animation of the last panel. */
  wasOpen: boolean;
  /** The element that opened the panel at an index of the stack, counted from the lowest. */
  openerOf: (index: number) => HTMLElement | undefined;
}

export interface PanelStackOptions {
  /** The panel to open instead of the requested panel; undefined if the requested panel may open. */
  redirectPanel?: (panel: PanelId) => PanelId | undefined;
}

const noPanels: PanelStack = [];

/** Emits which panels opened and closed, for any change of the history. */
function usePanelEvents(panels: PanelStack) {
  const before = useRef(noPanels);
  useEffect(() => {
    const { closed, opened } = changesOf(before.current, panels);
    before.current = panels;
    for (const panel of closed) emit('shell:panel-closed', { panel });
    for (const panel of opened) emit('shell:panel-opened', { panel });
  }, [panels]);
}

function useRequests(openers: ReturnType<typeof useOpeners>, { redirectPanel }: PanelStackOptions) {
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
    if (!wanted) return;
    const { stack } = readEntry(currentAddress());
    moves.request((full) => {
      // A panel that is leaving cannot be replaced: the request would replace the panel below, or open one on the page.
      const isGone = full.stack.length < stack.length;
      return isGone ? none : replaceOn(allowed(full), wanted);
    }, navigate);
  });
  useEvent('shell:panel-back-requested', () =>
    moves.request((full) => backFrom(allowed(full), full.stack), navigate),
  );
  useEvent('shell:panel-step-back-requested', () =>
    moves.request((entry) => stepBackFrom(allowed(entry)), navigate),
  );
  useEvent('shell:panels-close-requested', () =>
    moves.request((entry) => closeAll(allowed(entry)), navigate),
  );
}

/**
 * The panel stack of the page, bound to the router: every open panel is an entry of the browser's history, so
 * Back, Forward and a reload do what a customer expects (readings 3). Use it once per page.
 */
export function usePanelStack(options: PanelStackOptions = {}): OpenPanels {
  const stack = usePanelEntry();
  const openers = useOpeners();
  useRequests(openers, options);

  const { redirectPanel } = options;
  const panels = withoutForbidden(stack, (panel) => redirectPanel?.(panel) !== undefined);
  usePanelEvents(panels);

  const [wasOpen, setWasOpen] = useState(false);
  if (panels.length > 0 && !wasOpen) setWasOpen(true);
  return { panels, wasOpen, openerOf: openers.get };
}
