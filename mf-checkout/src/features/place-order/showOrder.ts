import { closePanels, openPanel } from '@storefront/contracts';

/** Opens the order's monitoring and closes everything else (spec §4, Order). */
export function showOrder(id: number): void {
  closePanels();
  openPanel('order-monitoring', { id: String(id) });
}
