import { useEffect } from 'react';

/** Moves the focus to the status of the order when a control that had it goes with the change that it has made. */
export function useStatusFocus(): void {
  useEffect(
    () => () => {
      queueMicrotask(() => {
        // The status of a card below an open panel is inert and takes no focus.
        for (const status of document.querySelectorAll<HTMLElement>('[data-order-status]')) {
          if (document.activeElement === document.body) status.focus({ preventScroll: true });
        }
      });
    },
    [],
  );
}
