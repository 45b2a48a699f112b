import { useCart } from '@storefront/api-client';
import { paths } from '@storefront/contracts';
import { itemsCount } from '@storefront/domain';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import type { ReactNode } from 'react';
import { narrow } from './headerStyles';

/**
 * Below `md` the bottom toolbar has the cart. The button has its width before its script is there; the search field
 * beside it keeps at least 140 px.
 */
const fromMdClass = css({
  containerType: 'inline-size',
  flex: 'none',
  width: 112,
  '@media (min-width: 1360px)': { width: 192 },
  [narrow]: { display: 'none' },
});
/** Pages that have their own cart button. */
const pagesWithCart: readonly string[] = [paths.home(), paths.menu()];

/** The place of the cart's button; renders nothing while the cart is empty. */
export function CartEntry({ button }: { button: ReactNode }) {
  const { pathname } = useLocation();
  const { data: cart } = useCart();
  if (itemsCount(cart?.items ?? []) === 0 || pagesWithCart.includes(pathname)) return null;
  return <span className={fromMdClass}>{button}</span>;
}
