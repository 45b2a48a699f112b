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
 * For HTML that runs no script of its own: what carries `data-opens` opens that panel, a link as `opensPanel` has
 * it, a button always. It hears a click before whatever navigates by it.
 */
export function usePanelLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
