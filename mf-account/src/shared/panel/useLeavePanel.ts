import { backToPreviousPanel, type PanelId, useEvent } from '@storefront/contracts';
import { useEffect, useRef } from 'react';

/**
 * Goes back from a panel after an asynchronous action. Does nothing when the customer has closed the panel meanwhile:
 * going back would close the panel below.
 */
export function useLeavePanel(panel: PanelId): () => void {
  const isOpen = useRef(true);
  // A closed panel stays mounted while it slides away, and may be opened again before it unmounts.
  useEvent('shell:panel-closed', (closed) => {
    if (closed.panel === panel) isOpen.current = false;
  });
  useEvent('shell:panel-opened', (opened) => {
    if (opened.panel === panel) isOpen.current = true;
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return () => {
    if (isOpen.current) backToPreviousPanel();
  };
}
