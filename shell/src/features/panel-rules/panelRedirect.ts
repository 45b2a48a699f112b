import { isCustomerPanel, type PanelId } from '@storefront/contracts';

/** The panel that opens instead of the requested one; undefined when the requested one may open (spec §2, Header). */
export function panelRedirect(panel: PanelId, isGuest: boolean): PanelId | undefined {
  return isGuest && isCustomerPanel(panel) ? 'auth' : undefined;
}
