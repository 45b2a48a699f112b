import { acceptCart, cartKey } from '@storefront/api-client';
import type { OrderResult } from '@storefront/api-contract';
import { emit, setDraftUuid, toast, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { leave } from './leave';
import { messages } from './messages';
import type { OrderAttempt } from './orderAttempt';
import { orderOutcome } from './orderOutcome';
import { showOrder } from './showOrder';
import { useReturnFromPayment } from './useReturnFromPayment';

interface Answer {
  result: OrderResult;
  attempt: OrderAttempt;
  /** The order is placed and its cart about to be gone. */
  onPlaced: () => void;
}

/** Goes where the answer to an order leads (spec §4, Order). */
export function useFollowOutcome(remember: (attempt: OrderAttempt | undefined) => void) {
  const { paymentHosts: hosts } = useBrand();
  const queryClient = useQueryClient();
  const awaitReturn = useReturnFromPayment(showOrder);

  /** Whether the order is placed. */
  return function follow({ result, attempt, onPlaced }: Answer): boolean {
    remember(undefined);
    const { paymentType, coupon, products } = attempt;
    const outcome = orderOutcome(result, { origin: window.location.origin, hosts, paymentType });
    if (outcome.kind === 'refused') {
      toast(outcome.message || messages.failed, 'error');
      void queryClient.invalidateQueries({ queryKey: cartKey });
      return false;
    }
    const { id, discount_sum: revenue } = outcome.order;
    // Told once per order, before the cart is gone (spec §4, tracking).
    emit('checkout:order-placed', { orderId: id, revenue, coupon, products });
    onPlaced();
    acceptCart(queryClient, null);
    setDraftUuid(undefined);
    if (outcome.kind === 'foreign-payment') {
      console.error('the payment page is on a host that the brand does not name', outcome.url);
    }
    if (outcome.kind !== 'pay') {
      showOrder(id);
    } else {
      remember({ ...attempt, orderId: id });
      awaitReturn(id);
      leave(outcome.url);
    }
    return true;
  };
}
