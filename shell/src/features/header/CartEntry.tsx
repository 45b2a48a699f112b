import { useCart } from '@storefront/api-client';
import { openPanel, paths } from '@storefront/contracts';
import { formatRoubles, items, itemsCount } from '@storefront/domain';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { Button } from '@storefront/ui';
import { ShoppingBag } from 'lucide-react';
import { messages } from './messages';
import { narrow } from './headerStyles';

/** Below `md` the bottom toolbar has the cart. */
const fromMdClass = css({ flex: 'none', [narrow]: { display: 'none' } });
/** Pages that have their own cart button. */
const pagesWithCart: readonly string[] = [paths.home(), paths.menu()];

/** Opens the cart; renders nothing while the cart is empty. */
export function CartEntry() {
  const { pathname } = useLocation();
  const { data: cart } = useCart();
  const count = itemsCount(cart?.items ?? []);
  if (!cart || count === 0 || pagesWithCart.includes(pathname)) return null;
  const sum = formatRoubles(cart.discount_sum);
  return (
    <span className={fromMdClass}>
      <Button
        kind="soft"
        size={44}
        icon={<ShoppingBag size={20} aria-hidden />}
        aria-label={messages.cart(items(count), sum)}
        onClick={() => openPanel('cart')}
      >
        {sum}
      </Button>
    </span>
  );
}
