import { backToPreviousPanel, replacePanel, usePanelBack } from '@storefront/contracts';

/** Returns to the cart panel below the order; without one below, the cart replaces the order. */
export function useReturnToCart(): () => void {
  const hasBelow = usePanelBack() !== undefined;
  return () => (hasBelow ? backToPreviousPanel() : replacePanel('cart'));
}
