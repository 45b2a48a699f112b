import { backToPreviousPanel, replacePanel, usePanelBack } from '@storefront/contracts';

/** Leads to the cart, which lies below the order; where the order stands alone the cart takes its place. */
export function useReturnToCart(): () => void {
  const hasBelow = usePanelBack() !== undefined;
  return () => (hasBelow ? backToPreviousPanel() : replacePanel('cart'));
}
