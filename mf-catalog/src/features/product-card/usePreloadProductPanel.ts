import { preloadPanel } from '@storefront/contracts';
import { useEffect } from 'react';

const interactionEvents = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;
/** A page that is idle for this long has finished its own loading. */
const idleDelayMs = 1200;
let isRequested = false;

/**
 * Preloads the product panel's code, once per page: at the first interaction, or when the page has been idle.
 * Loading at the press on a card would be too late on a slow phone, and loading at the start would delay the page.
 */
export function usePreloadProductPanel(): void {
  useEffect(() => {
    if (isRequested) return undefined;
    const stop = () => {
      clearTimeout(timer);
      for (const name of interactionEvents) removeEventListener(name, preload, true);
    };
    const preload = () => {
      stop();
      if (isRequested) return;
      isRequested = true;
      preloadPanel('product');
    };
    const timer = setTimeout(preload, idleDelayMs);
    for (const name of interactionEvents) addEventListener(name, preload, { capture: true, passive: true });
    return stop;
  }, []);
}
