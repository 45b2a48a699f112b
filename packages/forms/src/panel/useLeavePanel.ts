import { backToPreviousPanel, type PanelId, useEvent } from '@storefront/contracts';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Leaves a panel after an asynchronous action, once each time it is open: goes back by default. Does nothing when the
 * customer has closed the panel meanwhile: going back would close the panel below.
 */
export function useLeavePanel(panel: PanelId, goBack: () => void = backToPreviousPanel): () => void {
  const isMounted = useRef(false);
  const hasLeft = useRef(false);

  // A closed panel stays mounted while it slides away, and may be opened again before it unmounts.
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
    goBack();
  }, [goBack]);
}
