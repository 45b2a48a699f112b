import { acceptCart, cartKey, openPayments, refreshAfterOrder } from '@storefront/api-client';
import type { OrderResult } from '@storefront/api-contract';
import {
  backEndNow,
  closePanels,
  emit,
  openPanel,
  setDraftUuid,
  storageKeys,
  toast,
  useBrand,
} from '@storefront/contracts';
import { paymentHost } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { goToPaymentPage } from './goToPaymentPage';
import { messages } from './messages';
import { orderOutcome } from './orderOutcome';
import { showOrder } from './showOrder';
import type { OrderAttempt } from './useOrderAttempt';

interface Answer {
  result: OrderResult;
  attempt: OrderAttempt;
  /** The order is placed, and its cart is about to be cleared. */
  onPlaced: () => void;
}

/** Handles the answer to an order (spec §4, Order): clears the cart; shows the order, its payment page or a failure. */
export function useFollowOutcome(remember: (attempt: OrderAttempt | undefined) => void) {
  const { key, paymentHosts: hosts } = useBrand();
  const queryClient = useQueryClient();

  function clearCart() {
    acceptCart(queryClient, null);
    setDraftUuid(undefined);
  }

  /** Only marks data as stale: leaving for the payment page would cut a request off. A restored page reads on focus. */
  function refreshOnReturn() {
    void refreshAfterOrder(queryClient, { refetchType: 'none' });
  }

  /** On the way back the browser may restore this page from its cache, with the panel open or closed. */
  function pay(url: string, onReturn: () => void) {
    refreshOnReturn();
    window.addEventListener('pageshow', onReturn, { once: true });
    goToPaymentPage(url);
  }

  function showPaid(id: number) {
    remember(undefined);
    showOrder(id);
  }

  function showOrders() {
    closePanels();
    openPanel('purchases');
  }

  return function follow({ result, attempt, onPlaced }: Answer): 'placed' | 'refused' | 'unconfirmed' {
    const { paymentType, coupon, products } = attempt;
    const { origin } = window.location;
    const outcome = orderOutcome(result, { origin, hosts, paymentType });
    if (outcome.kind === 'unconfirmed') {
      // The attempt stays stored, so that the panel of the empty cart shows the sent order, also after a reload.
      remember({ ...attempt, isAccepted: true });
      clearCart();
      void refreshAfterOrder(queryClient);
      return 'unconfirmed';
    }
    remember(undefined);
    if (outcome.kind === 'refused') {
      toast(outcome.message || messages.failed, 'error');
      void queryClient.invalidateQueries({ queryKey: cartKey });
      return 'refused';
    }
    if (outcome.kind === 'failed') {
      toast(outcome.message || messages.failed, 'error');
      onPlaced();
      // The back end may have kept the cart.
      void queryClient.invalidateQueries({ queryKey: cartKey });
      void refreshAfterOrder(queryClient);
      showOrder(outcome.order.id);
      return 'placed';
    }
    if (!outcome.order) {
      onPlaced();
      clearCart();
      pay(outcome.url, showOrders);
      return 'placed';
    }
    const { id, discount_sum } = outcome.order;
    // `discount_sum` is 0 if the answer has no sum.
    const revenue = discount_sum || (attempt.seenSum ?? 0);
    // Emitted once per order, before the cart is cleared (spec §4, tracking).
    emit('checkout:order-placed', { orderId: id, revenue, coupon, products });
    onPlaced();
    clearCart();
    if (outcome.kind === 'placed') {
      void refreshAfterOrder(queryClient);
      showOrder(id);
      return 'placed';
    }
    openPayments(storageKeys(key).openPayments).remember({
      orderId: id,
      url: outcome.url,
      placedAt: backEndNow(),
    });
    if (outcome.kind === 'untrusted-payment') {
      emit('checkout:payment-page-refused', { host: paymentHost(outcome.url, origin) });
      void refreshAfterOrder(queryClient);
      showOrder(id);
    } else {
      remember({ ...attempt, orderId: id });
      pay(outcome.url, () => showPaid(id));
    }
    return 'placed';
  };
}
