import { backToPreviousPanel, replacePanel, usePanelBack } from '@storefront/contracts';

/**
 * Goes back towards the cart, which lies below the order and what the order opens. The cart replaces the lowest panel,
 * which a reload may have restored alone.
 */
export function useReturnToCart(): () => void {
  const hasBelow = usePanelBack() !== undefined;
  return () => (hasBelow ? backToPreviousPanel() : replacePanel('cart'));
}
