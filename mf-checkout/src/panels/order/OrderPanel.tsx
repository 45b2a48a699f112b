import { useFailureToast } from '@storefront/api-client';
import {
  closePanels,
  openPanel,
  useIsTopPanel,
  useLeavePanel,
  usePanelBack,
  useSession,
} from '@storefront/contracts';
import { Button, EmptyState, LoadFailure, PanelFrame } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import { clearDraft, useOrderDraft } from '../../features/order-draft';
import { UnconfirmedOrder, usePlaceOrder } from '../../features/place-order';
import { useCartOnFocus } from '../../shared/cart/useCartOnFocus';
import { useCartState } from '../../shared/cart/useCartState';
import { messages } from './messages';
import { OrderForm } from './OrderForm';
import { OrderSkeleton } from './OrderSkeleton';
import { useReturnToCart } from '../../shared/cart/useReturnToCart';

/** «Оформление заказа» (spec §2, Order panel). A guest has to log in first. */
export default function OrderPanel() {
  const isGuest = useSession().status === 'guest';
  return (
    <PanelFrame
      title={messages.title}
      body="flush"
      back={usePanelBack()}
      onClose={closePanels}
      closeLabel={messages.close}
    >
      {isGuest ? <LoginPrompt /> : <Order />}
    </PanelFrame>
  );
}

/** Opens the auth panel once; a button opens it again. */
function LoginPrompt() {
  const { interrupted } = useOrderDraft().getState();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    openPanel('auth');
  }, []);
  return (
    <EmptyState
      title={interrupted ? messages.interrupted : messages.guest}
      text={interrupted ? messages.interruptedText : messages.guestText}
      action={
        <Button kind="primary" onClick={() => openPanel('auth')}>
          {messages.logIn}
        </Button>
      }
    />
  );
}

function Order() {
  const state = useCartState();
  useCartOnFocus();
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);
  const placing = usePlaceOrder();
  const draft = useOrderDraft();
  const placed = placing.state.kind === 'placed' ? placing.state.cart : undefined;
  const cart = placed ?? (state.kind === 'filled' ? state.cart : undefined);
  if (cart) return <OrderForm cart={cart} draft={draft} placing={placing} />;
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
  if (placing.isSent && state.kind === 'empty') {
    return (
      <UnconfirmedOrder placing={placing} fallback={<OrderSkeleton />} onPlaced={() => clearDraft(draft)} />
    );
  }
  const isEmpty = state.kind === 'empty' && placing.state.kind === 'idle';
  return isEmpty ? <EmptyCartRedirect /> : <OrderSkeleton />;
}

/**
 * Goes back to the cart panel when the cart was emptied, here or in another tab. Waits while another panel lies over
 * the order, since going back would close that panel instead.
 */
function EmptyCartRedirect() {
  const isOnTop = useIsTopPanel();
  const leave = useLeavePanel('order', useReturnToCart());
  useEffect(() => {
    if (isOnTop) leave();
  }, [isOnTop, leave]);
  return <OrderSkeleton />;
}
