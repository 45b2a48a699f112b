import { backToPreviousPanel, type PanelId, useEvent } from '@storefront/contracts';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Goes back from a panel after something that took its time, and once. When the customer has closed the panel
 * meanwhile, the one below is not ours to close.
 */
export function useLeavePanel(panel: PanelId): () => void {
  const isMounted = useRef(false);
  const hasLeft = useRef(false);

  // A closed panel stays on the page while it slides away, and may be opened again before it is gone.
  useEvent('shell:panel-closed', (closed) => {
    if (closed.panel === panel) hasLeft.current = true;
  });
  useEvent('shell:panel-opened', (opened) => {
    if (opened.panel === panel) hasLeft.current = false;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return useCallback(() => {
    if (hasLeft.current || !isMounted.current) return;
    hasLeft.current = true;
    backToPreviousPanel();
  }, []);
}
