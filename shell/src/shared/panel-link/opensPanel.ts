import { emit, type PanelId } from '@storefront/contracts';

/** The fields that a native click and a React click share. */
type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'shiftKey'>;

/**
 * A click handler for a link to a page: a plain click opens the panel with the same content instead. A click with a
 * modifier key and a page without script follow the link.
 */
export function opensPanel(panel: PanelId, params: Readonly<Record<string, string>> = {}) {
  return (event: Click) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.button !== 0) return;
    event.preventDefault();
    emit('shell:panel-requested', { panel, params });
  };
}
