import { useCart } from '@storefront/api-client';

/** A component that reads the cart, as the header does. */
export function CartReader() {
  const { data: cart } = useCart();
  return <p>{cart?.full_sum}</p>;
}
