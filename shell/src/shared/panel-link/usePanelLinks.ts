import { openPanel, type PlainPanelId } from '@storefront/contracts';
import { useEffect } from 'react';
import { opensPanel } from './opensPanel';

function follow(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
  if (!pressed) return;
  // Only the shell's own markup names panels in this way.
  const panel = pressed.dataset['opens'] as PlainPanelId;
  if (pressed instanceof HTMLAnchorElement) opensPanel(panel)(event);
  else openPanel(panel);
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
