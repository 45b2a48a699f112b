import { VisuallyHidden } from '@storefront/ui';
import { createPortal } from 'react-dom';
import { inCart } from '../../shared/cart-count/inCart';
import { useCartCount } from '../../shared/cart-count/useCartCount';

/**
 * Announces «В корзине 3 товара» when the count has increased. It is outside the toolbar, which wide screens do not
 * have, and outside the page, which an open panel makes inert. The live region exists before its text does.
 */
export function CartStatus() {
  const { count, increments } = useCartCount();
  return createPortal(
    <div data-stays-live="">
      <VisuallyHidden role="status">{increments > 0 && count ? inCart(count) : null}</VisuallyHidden>
    </div>,
    document.body,
  );
}
