import { useCart } from '@storefront/api-client';
import { openPanel } from '@storefront/contracts';
import { formatRoubles, items, itemsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { ShoppingBag } from 'lucide-react';
import { messages } from './messages';

/** From `sm` up the bottom toolbar or the header has the cart (spec §2, Layouts). */
const onPhoneClass = css({ marginBottom: 8, [media.sm]: { display: 'none' } });

/** The contents of the cart as a button that opens it, for a page without the toolbar. Hidden for an empty cart. */
export function CartLink() {
  const { data: cart } = useCart();
  const count = itemsCount(cart?.items ?? []);
  if (!cart || count === 0) return null;
  return (
    <div className={onPhoneClass}>
      <Button
        kind="soft"
        size={44}
        isWide
        icon={<ShoppingBag size={20} aria-hidden />}
        trailing={formatRoubles(cart.discount_sum)}
        aria-haspopup="dialog"
        onClick={() => openPanel('cart')}
      >
        {messages.inCart(items(count))}
      </Button>
    </div>
  );
}
