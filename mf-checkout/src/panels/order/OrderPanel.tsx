import { useFailureToast } from '@storefront/api-client';
import { closePanels, openPanel, usePanelBack, useSession } from '@storefront/contracts';
import { Button, EmptyState, PanelFrame } from '@storefront/ui';
import { useEffect, useId, useRef } from 'react';
import { useOrderDraft } from '../../features/order-form';
import { UnansweredOrder, usePlaceOrder } from '../../features/place-order';
import { useCartState } from '../../shared/cart/useCartState';
import { messages } from './messages';
import { OrderForm } from './OrderForm';
import { OrderSkeleton } from './OrderSkeleton';
import { useReturnToCart } from './useReturnToCart';

/** «Оформление заказа» (spec §2, Order panel). A guest is asked for the phone first. */
export default function OrderPanel() {
  const titleId = useId();
  const isGuest = useSession().status === 'guest';
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      body="flush"
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      {isGuest ? <AskPhone /> : <Order />}
    </PanelFrame>
  );
}

/** The auth panel opens by itself, once; who closes it can open it again. */
function AskPhone() {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    openPanel('auth');
  }, []);
  return (
    <EmptyState
      title={messages.guest}
      text={messages.guestText}
      action={
        <Button kind="primary" onClick={() => openPanel('auth')}>
          {messages.askPhone}
        </Button>
      }
    />
  );
}

function Order() {
  const state = useCartState();
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);
  const placing = usePlaceOrder();
  const { clear } = useOrderDraft();
  const placed = placing.state.kind === 'placed' ? placing.state.cart : undefined;
  const cart = placed ?? (state.kind === 'filled' ? state.cart : undefined);
  if (cart) return <OrderForm cart={cart} placing={placing} />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        title={messages.failed}
        text={messages.failedText}
        action={<Button onClick={state.retry}>{messages.retry}</Button>}
      />
    );
  }
  if (placing.isSent && state.kind === 'empty') {
    return <UnansweredOrder placing={placing} waiting={<OrderSkeleton />} onPlaced={clear} />;
  }
  const isNothing = state.kind === 'empty' && placing.state.kind === 'idle';
  return isNothing ? <NothingToOrder /> : <OrderSkeleton />;
}

/** Somebody emptied the cart, here or in another tab: the cart panel says so. */
function NothingToOrder() {
  const returnToCart = useReturnToCart();
  const isReturning = useRef(false);
  useEffect(() => {
    if (isReturning.current) return;
    isReturning.current = true;
    returnToCart();
  }, [returnToCart]);
  return <OrderSkeleton />;
}
