import { acceptCart, cartKey, useProcessOrder } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { closePanels, emit, openPanel, setDraftUuid, toast, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useRef, useState } from 'react';
import { leave } from './leave';
import { messages } from './messages';
import { type OrderOutcome, orderOutcome } from './orderOutcome';

interface Order {
  cart: Cart;
  /** The sum to bring change for; cash only. */
  cashChange: number | undefined;
  /** Saves what is typed; the order waits for it and is not placed when it says false. */
  beforePlacing: () => Promise<boolean>;
  /** Forgets the draft of an order that is placed. */
  onPlaced: () => void;
}

/** What was ordered stays on the screen until the panel has closed or the page has left. */
type Placing = { kind: 'idle' } | { kind: 'placing' } | { kind: 'placed'; cart: Cart };

const idle: Placing = { kind: 'idle' };

function showOrder(id: number) {
  closePanels();
  openPanel('order-monitoring', { id: String(id) });
}

/** Told once per order, before the cart is gone (spec §4, tracking). */
function announce(cart: Cart, order: { id: number; discount_sum: number }) {
  emit('checkout:order-placed', {
    orderId: order.id,
    revenue: order.discount_sum,
    coupon: cart.promocode?.code ?? null,
    products: cart.items.map(({ product_id, product, price, amount }) => ({
      productId: product_id,
      name: product.name,
      price,
      amount,
    })),
  });
}

/** Places the order once, whatever the fingers do, and goes where its outcome leads (spec §4, Order). */
export function usePlaceOrder() {
  const { paymentHosts } = useBrand();
  const queryClient = useQueryClient();
  const { mutateAsync: process } = useProcessOrder();
  const [state, setState] = useState(idle);
  const [paidOrderId, setPaidOrderId] = useState<number>();
  const isBusy = useRef(false);

  // Back from the payment page, the browser may show this very page again as it was.
  useEffect(() => {
    if (paidOrderId === undefined) return;
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) showOrder(paidOrderId);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [paidOrderId]);

  function follow(outcome: OrderOutcome, { cart, onPlaced }: Order): Placing {
    if (outcome.kind === 'refused' || outcome.kind === 'foreign-payment') {
      toast((outcome.kind === 'refused' && outcome.message) || messages.failed, 'error');
      void queryClient.invalidateQueries({ queryKey: cartKey });
      return idle;
    }
    announce(cart, outcome.order);
    onPlaced();
    // Before the cart is empty: an order that is placed is no cart that somebody emptied.
    setState({ kind: 'placed', cart });
    acceptCart(queryClient, null);
    setDraftUuid(undefined);
    if (outcome.kind === 'placed') showOrder(outcome.order.id);
    else {
      setPaidOrderId(outcome.order.id);
      leave(outcome.url);
    }
    return { kind: 'placed', cart };
  }

  async function attempt(order: Order): Promise<Placing> {
    if (!(await order.beforePlacing())) return idle;
    const { cashChange } = order;
    const result = await process(cashChange ? { cashChange } : {}).catch(() => undefined);
    if (!result) return idle;
    const site = { origin: window.location.origin, hosts: paymentHosts };
    return follow(orderOutcome(result, site), order);
  }

  async function place(order: Order) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'placing' });
    const reached = await attempt(order);
    isBusy.current = reached.kind === 'placed';
    setState(reached);
  }

  return { state, place };
}

export type OrderPlacing = ReturnType<typeof usePlaceOrder>;
