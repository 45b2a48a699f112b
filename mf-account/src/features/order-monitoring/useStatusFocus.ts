import { useEffect } from 'react';

/** Moves the focus to the status of the order when a control that had it goes with the change that it has made. */
export function useStatusFocus(): void {
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('[data-order-status]')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
