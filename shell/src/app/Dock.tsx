import { useCart } from '@storefront/api-client';
import { useSession, type WidgetId } from '@storefront/contracts';
import { itemsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { layers, media } from '@storefront/tokens';
import { RemoteModule } from './remotes/RemoteModule';

// At the end of the page it has a place of its own, so it covers no content. 72 px: the toolbar below it.
const rootClass = css({
  position: 'sticky',
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: layers.toolbar,
  [media.md]: { bottom: 0 },
});
/** Wide screens have the sum in the header or beside the tabs. */
const cartClass = css({ [media.md]: { display: 'none' } });

/** The orders that a customer waits for, and on a phone the cart, above the bottom toolbar. */
export function Dock() {
  const { status } = useSession();
  const { data: cart } = useCart();
  return (
    <div className={rootClass}>
      {status === 'user' && <DockWidget id="account:active-orders" />}
      {itemsCount(cart?.items ?? []) > 0 && (
        <div className={cartClass}>
          <DockWidget id="checkout:cart-bar" />
        </div>
      )}
    </div>
  );
}

/** A failed widget leaves no message over the page: the toolbar and the panels have its content. */
function DockWidget({ id }: { id: WidgetId }) {
  return <RemoteModule moduleKey={`widget:${id}`} props={{}} fallback={null} renderError={() => null} />;
}
