import { useCart } from '@storefront/api-client';
import { type RouteContract, useSession } from '@storefront/contracts';
import { itemsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { breakpoints, layers, media } from '@storefront/tokens';
import { useEffect, useRef } from 'react';
import { setPageLength } from '../shared/page-length/setPageLength';
import { QuietWidget } from './remotes/QuietWidget';

// At the end of the page it has a place of its own, so it covers no content. 72 px: the toolbar below it.
const rootClass = css({
  position: 'sticky',
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: layers.toolbar,
  '&[data-toolbar=hidden]': { bottom: 'env(safe-area-inset-bottom)' },
  [`@media (max-width: ${breakpoints.sm - 1}px)`]: {
    '&[data-toolbar=hidden-on-phone]': { bottom: 'env(safe-area-inset-bottom)' },
  },
  [media.sideways]: { '&&': { bottom: 'env(safe-area-inset-bottom)' } },
  [media.low]: { position: 'static' },
  [media.md]: { '&&': { bottom: 0 } },
});
/** Wide screens have the sum in the header or beside the tabs. */
const cartClass = css({ [media.md]: { display: 'none' } });

interface Props {
  toolbar: RouteContract['toolbar'];
}

/**
 * The orders that a customer waits for, on every page, and on a phone the cart, above the bottom toolbar. What else is
 * fixed to the bottom of the window stands above it by the variable `--dock`.
 */
export function Dock({ toolbar }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const { data: cart } = useCart();
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPageLength('--dock', element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setPageLength('--dock', 0);
    };
  }, []);
  return (
    <div className={rootClass} ref={root} data-toolbar={toolbar}>
      {status === 'user' && <QuietWidget id="account:active-orders" />}
      {!toolbar && itemsCount(cart?.items ?? []) > 0 && (
        <div className={cartClass}>
          <QuietWidget id="checkout:cart-bar" />
        </div>
      )}
    </div>
  );
}
