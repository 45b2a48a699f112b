import { useEffect, useEffectEvent } from 'react';

/**
 * Handles Escape before the elements inside a panel. A press that was handled already (the slide-over of the cart), or
 * that belongs to a focused toast, is ignored.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInToast = event.target instanceof Element && event.target.closest('[data-stays-live]') !== null;
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isInToast) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isActive]);
}
