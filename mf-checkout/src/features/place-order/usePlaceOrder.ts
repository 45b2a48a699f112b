import { ApiError, useProcessOrder } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import type { PaymentTypeId } from '@storefront/domain';
import { useRef, useState } from 'react';
import { attemptOf, type OrderAttempt } from './orderAttempt';
import { showOrder } from './showOrder';
import { useFollowOutcome } from './useFollowOutcome';
import { useOrderAttempt } from './useOrderAttempt';

interface Order {
  cart: Cart;
  paymentType: PaymentTypeId;
  /** Bonuses to spend. */
  spent: number;
  /** The sum to bring change for; cash only. */
  cashChange: number | undefined;
  /** Saves what is typed; the order waits for it and is not placed when it says false. */
  beforePlacing: () => Promise<boolean>;
  /** Forgets the draft of an order that is placed. */
  onPlaced: () => void;
}

/** What was ordered stays on the screen until the panel has closed or the page has left. */
type Placing =
  | { kind: 'idle' }
  | { kind: 'placing' }
  /** Nobody knows whether the order has arrived. */
  | { kind: 'unanswered' }
  | { kind: 'placed'; cart: Cart | undefined };

interface Sending {
  attempt: OrderAttempt;
  /** Not known any more after a reload. */
  cart?: Cart;
  onPlaced: () => void;
}

const idle: Placing = { kind: 'idle' };

/** A server that broke may have written the order before. */
const mayHaveArrived = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500;

/** Places the order once, whatever the fingers do, and goes where its outcome leads (spec §4, Order). */
export function usePlaceOrder() {
  const { mutateAsync: process } = useProcessOrder();
  const [state, setState] = useState(idle);
  const { isSent, remember, recall } = useOrderAttempt();
  const follow = useFollowOutcome(remember);
  const isBusy = useRef(false);

  async function send({ attempt, cart, onPlaced }: Sending): Promise<Placing> {
    const { bonusAmount, cashChange } = attempt;
    const extras = { ...(bonusAmount ? { bonusAmount } : {}), ...(cashChange ? { cashChange } : {}) };
    const placed: Placing = { kind: 'placed', cart };
    remember(attempt);
    try {
      const result = await process(extras);
      const forget = () => {
        onPlaced();
        // Before the cart is empty: an order that is placed is no cart that somebody emptied.
        setState(placed);
      };
      return follow({ result, attempt, onPlaced: forget }) ? placed : idle;
    } catch (error) {
      if (mayHaveArrived(error)) return { kind: 'unanswered' };
      remember(undefined);
      return idle;
    }
  }

  async function once(work: () => Promise<Placing>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'placing' });
    const reached = await work();
    isBusy.current = reached.kind === 'placed';
    setState(reached);
  }

  async function place({ beforePlacing, onPlaced, cart, ...extras }: Order): Promise<Placing> {
    if (!(await beforePlacing())) return idle;
    return send({ attempt: attemptOf(cart, extras), cart, onPlaced });
  }

  async function settle(onPlaced: () => void): Promise<Placing> {
    const attempt = recall();
    if (attempt?.orderId === undefined) return attempt ? send({ attempt, onPlaced }) : idle;
    remember(undefined);
    showOrder(attempt.orderId);
    return { kind: 'placed', cart: undefined };
  }

  return {
    state,
    /** This tab has sent an order and shown nothing of it yet: with an empty cart it may well be placed. */
    isSent,
    place: (order: Order) => once(() => place(order)),
    /** Shows it when it is known, else asks again: the second answer is the first one's (readings 20). */
    settle: (onPlaced: () => void) => once(() => settle(onPlaced)),
  };
}

export type OrderPlacing = ReturnType<typeof usePlaceOrder>;
