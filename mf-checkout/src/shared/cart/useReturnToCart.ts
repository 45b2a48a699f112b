import { backToPreviousPanel, replacePanel, usePanelBack } from '@storefront/contracts';

/**
 * Goes back towards the cart, which lies below the order and the panels that the order opens. If no panel lies below,
 * as after a reload that restored this panel alone, the cart replaces it.
 */
export function useReturnToCart(): () => void {
  const hasBelow = usePanelBack() !== undefined;
  return () => (hasBelow ? backToPreviousPanel() : replacePanel('cart'));
}
