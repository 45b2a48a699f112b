import { useAfterLogin, useFailureToast } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import {
  closePanels,
  openPanel,
  type PanelParams,
  replacePanel,
  useIsTopPanel,
  usePanelBack,
  Widget,
} from '@storefront/contracts';
import { missingToMinimum } from '@storefront/domain';
import { Button, EmptyState, LoadFailure, PanelFrame, RoundPicture, Stack } from '@storefront/ui';
import { Soup } from 'lucide-react';
import { useEffect, useId } from 'react';
import { CartFooter, SkipToOrder } from '../../features/cart-footer';
import { type CartAmounts, CartLines, RemovedLine, useCartAmounts } from '../../features/cart-lines';
import { CartTotals } from '../../features/cart-totals';
import { useOrderAttempt } from '../../features/place-order';
import { PlaceRow } from '../../features/place-row';
import { PromoCodeRow, PromoCodeSlide, usePromoStep } from '../../features/promo-code';
import { useRepeatOrder } from '../../features/repeat-order';
import { type CartState, useCartState } from '../../shared/cart/useCartState';
import { type PlaceTerms, usePlaceTerms } from '../../shared/place/usePlaceTerms';
import { CartSkeleton } from './CartSkeleton';
import { messages } from './messages';

const loading: CartState = { kind: 'loading' };

/** «Заказ»: the address, the dishes, the bill and the next step (spec §2, Cart panel). */
export default function CartPanel({ repeat, step }: PanelParams<'cart'>) {
  const known = useCartState();
  useRepeatOrder(repeat);
  const state = repeat === undefined ? known : loading;
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);
  const amounts = useCartAmounts();
  const { removed, restore, forget } = amounts.line;
  const logInAndOrder = useAfterLogin({ onLoggedIn: () => openPanel('order'), cancelOn: 'order' });
  const promo = usePromoStep(step);
  const cart = state.kind === 'filled' ? amounts.withPending(state.cart) : undefined;
  const terms = usePlaceTerms(cart);
  const orderId = useId();
  const isFilled = cart !== undefined && cart.items.length + cart.stoplisted_items.length > 0;

  return (
    <PromoCodeSlide isOpen={promo.isOpen && isFilled} onClose={promo.close}>
      <PanelFrame
        title={messages.title}
        back={usePanelBack()}
        onClose={closePanels}
        closeLabel={messages.close}
        footer={
          (isFilled || removed) && (
            <Stack gap={12}>
              {removed && <RemovedLine item={removed} onRestore={restore} onExpire={forget} />}
              {isFilled && (
                <CartFooter
                  cart={cart}
                  terms={terms}
                  buttonId={orderId}
                  onLogIn={logInAndOrder}
                  onLeave={amounts.flush}
                />
              )}
            </Stack>
          )
        }
      >
        {isFilled ? (
          <>
            <SkipToOrder buttonId={orderId} />
            <CartContents cart={cart} terms={terms} amounts={amounts} onPromo={promo.open} />
          </>
        ) : (
          <CartFallback state={state} canRestore={removed !== undefined} />
        )}
      </PanelFrame>
    </PromoCodeSlide>
  );
}

interface CartContentsProps {
  cart: Cart;
  terms: PlaceTerms;
  amounts: CartAmounts;
  onPromo: () => void;
}

function CartContents({ cart, terms, amounts, onPromo }: CartContentsProps) {
  const missing = terms.takeMethod === 'delivery' ? missingToMinimum(cart.discount_sum, terms.minimum) : 0;
  return (
    <Stack gap={24}>
      <div>
        <PlaceRow terms={terms} look="cart" />
        <CartLines cart={cart} amounts={amounts} />
      </div>
      <PromoCodeRow cart={cart} onOpen={onPromo} />
      {missing > 0 ? (
        <Widget id="catalog:recommendations" title={messages.toMinimum} atLeast={missing} />
      ) : (
        <Widget id="catalog:recommendations" title={messages.recommendations} />
      )}
      <Widget id="catalog:sauces" title={messages.sauces} />
      <CartTotals cart={cart} takeMethod={terms.takeMethod} deliveryCost={terms.deliveryCost} />
    </Stack>
  );
}

interface CartFallbackProps {
  state: CartState;
  /** The customer has just removed the last dish, and may restore it. */
  canRestore: boolean;
}

/** The cart panel while there is no cart to show. */
function CartFallback({ state, canRestore }: CartFallbackProps) {
  const { sent } = useOrderAttempt();
  if (state.kind === 'loading') return <CartSkeleton />;
  if (state.kind === 'failed') {
    return (
      <LoadFailure
        title={messages.failed}
        text={messages.failedText}
        retry={messages.retry}
        {...state.failure}
      />
    );
  }
  // An id means that the page may be on its way to the payment page, so there is no redirect.
  if (sent && sent.orderId === undefined && !canRestore) return <UnconfirmedOrderRedirect />;
  return (
    <Stack gap={32}>
      <EmptyState
        picture={
          <RoundPicture>
            <Soup size={72} strokeWidth={1} aria-hidden />
          </RoundPicture>
        }
        title={messages.empty}
        text={messages.emptyText}
        action={
          <Stack gap={12}>
            <Button kind="primary" onClick={() => replacePanel('menu-groups')}>
              {messages.menu}
            </Button>
            {sent && <Button onClick={() => replacePanel('order')}>{messages.showOrder}</Button>}
          </Stack>
        }
      />
      <Widget id="content:promo-strip" title={messages.promos} />
    </Stack>
  );
}

/**
 * Redirects to the order panel, which checks the outcome of an order that got no answer: the order may have emptied the
 * cart after its panel was closed, and a customer who sees an empty cart orders again. Waits below another panel.
 */
function UnconfirmedOrderRedirect() {
  const isOnTop = useIsTopPanel();
  useEffect(() => {
    if (isOnTop) replacePanel('order');
  }, [isOnTop]);
  return <CartSkeleton />;
}
