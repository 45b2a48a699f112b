import { openPanel } from '@storefront/contracts';
import { useEffect } from 'react';
import { opensPanel } from './opensPanel';

function follow(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
  const panel = pressed?.dataset['opens'];
  if (panel === 'restaurants') opensPanel(panel)(event);
  else if (panel === 'restaurant-review') openPanel(panel);
}

/**
 * Makes links and buttons in static HTML open the panel named by `data-opens`: a link like `opensPanel`, a button
 * always. It listens in the capture phase, before link navigation.
 */
export function usePanelLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
