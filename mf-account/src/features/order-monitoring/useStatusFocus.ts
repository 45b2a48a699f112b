import { useLayoutEffect } from 'react';

/**
 * Moves the focus to the status of the order when a control that had it goes with the change that it has made. A control
 * that goes while the visitor reads leaves the focus where it is.
 */
export function useStatusFocus(): void {
  useLayoutEffect(
    () => () => {
      // The control is still there; after the commit it is not.
      const { activeElement: focused } = document;
      queueMicrotask(() => {
        if (!focused || focused.isConnected) return;
        // The status of a card below an open panel is inert and takes no focus.
        for (const status of document.querySelectorAll<HTMLElement>('[data-order-status]')) {
          if (document.activeElement === document.body) status.focus({ preventScroll: true });
        }
      });
    },
    [],
  );
}
