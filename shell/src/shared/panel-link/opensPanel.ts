import { emit, type PanelId } from '@storefront/contracts';
import { onPlainClick } from '@storefront/ui';

/** A click handler for a link to a page: a plain click opens the panel with the same content instead. */
export function opensPanel(panel: PanelId, params: Readonly<Record<string, string>> = {}) {
  return onPlainClick(() => emit('shell:panel-requested', { panel, params }));
}
