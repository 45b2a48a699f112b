import styled from '@emotion/styled';
import { openPanel, paths } from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { VisuallyHidden } from '@storefront/ui';
import { BadgePercent, House, LayoutGrid, ShoppingBag } from 'lucide-react';
import { CartBadge } from './CartBadge';
import { messages } from './messages';
import { itemStyles, Room, Root } from './toolbarStyles';
import { useCartCount } from './useCartCount';
import { useGrowth } from './useGrowth';
import { useOrderTap } from './useOrderTap';

interface Props {
  /** Some pages need the whole height of a phone (spec §2, Layouts). */
  isHiddenOnPhone?: boolean;
}

const ItemLink = styled(Link)(itemStyles);
const ItemButton = styled.button(itemStyles);

/** Home, whole menu, promotions and the order, under the thumb on narrow screens (spec §2). */
export function BottomToolbar({ isHiddenOnPhone = false }: Props) {
  const { pathname } = useLocation();
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  return (
    <>
      <Room data-hidden-on-phone={isHiddenOnPhone} />
      <Root aria-label={messages.label} data-hidden-on-phone={isHiddenOnPhone}>
        <ItemLink to={paths.home()} aria-current={current(pathname === paths.home())}>
          <House size={24} aria-hidden />
          {messages.home}
        </ItemLink>
        <ItemButton type="button" aria-haspopup="dialog" onClick={() => openPanel('menu-groups')}>
          <LayoutGrid size={24} aria-hidden />
          {messages.menu}
        </ItemButton>
        <ItemLink to={paths.promos()} aria-current={current(pathname.includes(paths.promos()))}>
          <BadgePercent size={24} aria-hidden />
          {messages.promos}
        </ItemLink>
        <OrderItem />
      </Root>
    </>
  );
}

function OrderItem() {
  const count = useCartCount();
  const growth = useGrowth(count);
  const open = useOrderTap();
  return (
    <>
      <ItemButton type="button" aria-haspopup="dialog" onClick={open}>
        <ShoppingBag size={24} aria-hidden />
        {messages.order}
        {count ? <VisuallyHidden>. {messages.inCart(count)}</VisuallyHidden> : null}
        <CartBadge count={count ?? 0} growth={growth} />
      </ItemButton>
      <VisuallyHidden role="status">{growth > 0 && count ? messages.inCart(count) : null}</VisuallyHidden>
    </>
  );
}
