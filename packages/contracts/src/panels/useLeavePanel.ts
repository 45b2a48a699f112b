import { useCallback, useRef } from 'react';
import { backToPreviousPanel } from '../events/requests';
import type { PanelId } from './panels';
import { usePanelOpen } from './usePanelOpen';

/**
 * Leaves a panel after an asynchronous action, once each time it is open: goes back by default. Does nothing when the
 * customer has closed the panel meanwhile: going back would close the panel below.
 */
export function useLeavePanel(panel: PanelId, goBack: () => void = backToPreviousPanel): () => void {
  const hasLeft = useRef(false);
  const isOpen = usePanelOpen(panel, {
    onReopened() {
      hasLeft.current = false;
    },
  });

  return useCallback(() => {
    if (hasLeft.current || !isOpen.current) return;
    hasLeft.current = true;
    goBack();
  }, [goBack, isOpen]);
}
