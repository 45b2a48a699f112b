import { type RefObject, useEffect, useRef } from 'react';
import { useEvent } from '../events/useEvent';
import type { PanelId } from './panels';

interface Options {
  /** Runs when the panel is opened again: its content starts from the beginning. */
  onReopened?: () => void;
}

/**
 * Whether the panel around the caller is open, for an action that may end after the customer has closed the panel. A
 * closed panel stays mounted while it slides away, and may be opened again before it unmounts (spec §4).
 */
export function usePanelOpen(panel: PanelId, { onReopened }: Options = {}): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false);
  useEvent('shell:panel-closed', (closed) => {
    if (closed.panel === panel) isOpen.current = false;
  });
  useEvent('shell:panel-opened', (opened) => {
    if (opened.panel !== panel || isOpen.current) return;
    isOpen.current = true;
    onReopened?.();
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
