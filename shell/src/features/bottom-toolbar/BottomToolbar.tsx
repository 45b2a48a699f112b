import { openPanel, panelOpener, paths } from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { VisuallyHidden } from '@storefront/ui';
import { BadgePercent, House, LayoutGrid, ShoppingBag } from 'lucide-react';
import { CartBoundary } from '../../shared/cart-count/CartBoundary';
import { inCart } from '../../shared/cart-count/inCart';
import { useCartCount } from '../../shared/cart-count/useCartCount';
import { RunningOrders } from '../../shared/running-orders/RunningOrders';
import { CartBadge } from './CartBadge';
import { messages } from './messages';
import { itemStyles, rootClass } from './toolbarStyles';
import { useOrderTap } from './useOrderTap';

interface Props {
  /** For pages that need the full height of a phone (spec §2, Layouts). */
  isHiddenOnPhone?: boolean;
}

const itemLinkClass = css(itemStyles);
const itemButtonClass = css(itemStyles);

/** Home, menu, promotions and the order on narrow screens (spec §2, Mobile bottom toolbar). */
export function BottomToolbar({ isHiddenOnPhone = false }: Props) {
  const { pathname } = useLocation();
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  return (
    <nav className={rootClass} aria-label={messages.label} data-hidden-on-phone={isHiddenOnPhone}>
      <Link className={itemLinkClass} to={paths.home()} aria-current={current(pathname === paths.home())}>
        <House size={24} aria-hidden />
        {messages.home}
      </Link>
      <button
        className={itemButtonClass}
        type="button"
        aria-haspopup="dialog"
        {...panelOpener('menu-groups')}
        onClick={() => openPanel('menu-groups')}
      >
        <LayoutGrid size={24} aria-hidden />
        {messages.menu}
      </button>
      <Link
        className={itemLinkClass}
        to={paths.promos()}
        aria-current={current(pathname.includes(paths.promos()))}
      >
        <BadgePercent size={24} aria-hidden />
        {messages.promos}
      </Link>
      <OrderItem />
    </nav>
  );
}

function OrderItem() {
  const { tap, isWaiting } = useOrderTap();
  return (
    <button
      className={itemButtonClass}
      type="button"
      aria-haspopup="dialog"
      aria-busy={isWaiting || undefined}
      onClick={tap}
    >
      <ShoppingBag size={24} aria-hidden />
      {messages.order}
      <CartBoundary>
        <OrderCount />
      </CartBoundary>
      <RunningOrders place="toolbar" />
    </button>
  );
}

function OrderCount() {
  const { count, increments } = useCartCount();
  return (
    <>
      {count ? <VisuallyHidden>. {inCart(count)}</VisuallyHidden> : null}
      <CartBadge count={count ?? 0} increments={increments} />
    </>
  );
}
