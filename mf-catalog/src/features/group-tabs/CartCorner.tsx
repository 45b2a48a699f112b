import { useCart } from '@storefront/api-client';
import { Widget } from '@storefront/contracts';

/** The cart's button at the end of the tabs. A visitor whose cart is empty does not load another team's script for it. */
export function CartCorner() {
  const { data: cart } = useCart();
  return cart && cart.items.length > 0 ? <Widget id="checkout:cart-button" /> : null;
}
