import { backToFirstStep, openPanel, useIsTopPanel } from '@storefront/contracts';
import { useEffect, useState } from 'react';

/**
 * The form of the promo code as the second step of the cart panel. A code that is applied below another panel, as after
 * a login, closes the form at once; its history entry goes when the cart is on top again.
 */
export function usePromoStep(step: 'promo' | undefined) {
  const isOnTop = useIsTopPanel();
  const [isClosing, setIsClosing] = useState(false);
  if (step === undefined && isClosing) setIsClosing(false);
  useEffect(() => {
    if (isClosing && isOnTop) backToFirstStep();
  }, [isClosing, isOnTop]);
  return {
    isOpen: step !== undefined && !isClosing,
    open: () => openPanel('cart', { step: 'promo' }),
    close: () => setIsClosing(true),
  };
}
