import { useEffect, useEffectEvent } from 'react';

/**
 * Hears Escape before anything inside a panel does. What has answered the key already (the slide over the cart), or
 * has it for itself (a toast with the focus), keeps it.
 */
export function useEscape(isHeard: boolean, onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest('[data-stays-live]') !== null;
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isTaken) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isHeard) return;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isHeard]);
}
