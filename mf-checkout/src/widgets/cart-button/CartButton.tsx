import { openPanel } from '@storefront/contracts';
import { formatRoubles, itemsCount } from '@storefront/domain';
import { Button } from '@storefront/ui';
import { ShoppingBag } from 'lucide-react';
import { useCartState } from '../../shared/cart/useCartState';
import { messages } from './messages';

/**
 * Opens the cart and shows its sum. Renders nothing while the cart is empty or unknown, and thus nothing on the server.
 */
export default function CartButton() {
  const state = useCartState();
  if (state.kind !== 'filled') return null;
  const sum = formatRoubles(state.cart.discount_sum);
  return (
    <Button
      kind="primary"
      size={44}
      icon={<ShoppingBag size={20} aria-hidden />}
      aria-label={messages.label(itemsCount(state.cart.items), sum)}
      onClick={() => openPanel('cart')}
    >
      {sum}
    </Button>
  );
}
