import { closePanels, openPanel } from '@storefront/contracts';

/** The order is followed, and nothing else is open (spec §4, Order). */
export function showOrder(id: number): void {
  closePanels();
  openPanel('order-monitoring', { id: String(id) });
}
