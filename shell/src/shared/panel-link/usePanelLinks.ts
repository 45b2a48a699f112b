import { emit, isPanelId } from '@storefront/contracts';
import { useEffect } from 'react';
import { opensPanel } from './opensPanel';

function follow(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
  const { opens: panel, slug } = pressed?.dataset ?? {};
  if (!isPanelId(panel)) return;
  const params: Record<string, string> = slug === undefined ? {} : { slug };
  if (pressed instanceof HTMLAnchorElement) opensPanel(panel, params)(event);
  else emit('shell:panel-requested', { panel, params });
}

/**
 * Makes links and buttons in static HTML open the panel named by `data-opens`, with the parameter `data-slug`: a link
 * like `opensPanel`, a button always (contracts/docs/panel-links.md). It listens in the capture phase, before link
 * navigation.
 */
export function usePanelLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
