import styled from '@emotion/styled';
import { useCart } from '@storefront/api-client';
import { openPanel, paths } from '@storefront/contracts';
import { formatRoubles, items, itemsCount } from '@storefront/domain';
import { useLocation } from '@storefront/router';
import { Button } from '@storefront/ui';
import { ShoppingBag } from 'lucide-react';
import { messages } from './messages';
import { narrow } from './headerStyles';

/** Narrow screens have the bag in their toolbar, the menu has it in its row of groups. */
const Place = styled.span({ flex: 'none', [narrow]: { display: 'none' } });
const withOwnCart: readonly string[] = [paths.home(), paths.menu()];

/** The way to the cart from every other page; nothing while it is empty. */
export function CartEntry() {
  const { pathname } = useLocation();
  const { data: cart } = useCart();
  const count = itemsCount(cart?.items ?? []);
  if (!cart || count === 0 || withOwnCart.includes(pathname)) return null;
  const sum = formatRoubles(cart.discount_sum);
  return (
    <Place>
      <Button
        kind="soft"
        size={44}
        icon={<ShoppingBag size={20} aria-hidden />}
        aria-label={messages.cart(items(count), sum)}
        onClick={() => openPanel('cart')}
      >
        {sum}
      </Button>
    </Place>
  );
}
