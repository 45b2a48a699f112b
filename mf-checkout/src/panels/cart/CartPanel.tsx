import { closePanels, replacePanel, usePanelBack, Widget } from '@storefront/contracts';
import { Button, EmptyState, PanelFrame, Stack } from '@storefront/ui';
import { Soup } from 'lucide-react';
import { useId } from 'react';
import { CartFooter, useOrderAfterLogin } from '../../features/cart-footer';
import { CartLines, useCartAmounts } from '../../features/cart-lines';
import { CartTotals } from '../../features/cart-totals';
import { PlaceRow } from '../../features/place-row';
import { type CartState, useCartState } from '../../shared/cart/useCartState';
import { usePlaceTerms } from '../../shared/place/usePlaceTerms';
import { CartSkeleton } from './CartSkeleton';
import { messages } from './messages';

/** «Заказ»: where it goes, what is in it, what it comes to, and the next step (spec §2, Cart panel). */
export default function CartPanel() {
  const titleId = useId();
  const state = useCartState();
  const amounts = useCartAmounts();
  const logInAndOrder = useOrderAfterLogin();
  const cart = state.kind === 'filled' ? amounts.preview(state.cart) : undefined;
  const terms = usePlaceTerms(cart);
  const isFilled = cart !== undefined && cart.items.length + cart.stoplisted_items.length > 0;

  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
      footer={
        isFilled && <CartFooter cart={cart} terms={terms} onLogIn={logInAndOrder} onLeave={amounts.flush} />
      }
    >
      {isFilled ? (
        <Stack gap={24}>
          <div>
            <PlaceRow terms={terms} look="cart" />
            <CartLines cart={cart} amounts={amounts} />
          </div>
          <Widget id="catalog:recommendations" title={messages.recommendations} />
          <CartTotals
            cart={cart}
            deliveryCost={terms.takeMethod === 'delivery' ? terms.deliveryCost : undefined}
          />
        </Stack>
      ) : (
        <NoCart state={state} />
      )}
    </PanelFrame>
  );
}

function NoCart({ state }: { state: CartState }) {
  if (state.kind === 'loading') return <CartSkeleton />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        title={messages.failed}
        text={messages.failedText}
        action={<Button onClick={state.retry}>{messages.retry}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<Soup size={72} strokeWidth={1} aria-hidden />}
      title={messages.empty}
      text={messages.emptyText}
      action={
        <Button kind="primary" onClick={() => replacePanel('menu-groups')}>
          {messages.menu}
        </Button>
      }
    />
  );
}
