import { ApiError, cartKey, isTurnedAway, refreshAfterOrder } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import type { PaymentTypeId } from '@storefront/domain';
import { type QueryClient, useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { hasVisibleLines } from '../../shared/cart/useCartState';
import { waitForCartRead } from '../../shared/cart/waitForCartRead';
import { messages } from './messages';
import { showOrder } from './showOrder';
import { useFollowOutcome } from './useFollowOutcome';
import { attemptOf, type OrderAttempt, useOrderAttempt } from './useOrderAttempt';
import { refusedTime, useProcessOrder } from './useProcessOrder';

interface Order {
  cart: Cart;
  paymentType: PaymentTypeId;
  /** Bonuses to spend. */
  spent: number;
  /** The sum to bring change for; cash only. */
  cashChange: number | undefined;
  /** Saves the form. The order waits for it, and is not placed if it resolves to false. */
  beforePlacing: () => Promise<boolean>;
  /** Clears the draft of a placed order. */
  onPlaced: () => void;
}

type PlacingState =
  | { kind: 'idle' }
  | { kind: 'placing' }
  /** It is unknown whether the server has placed the order; or the order is accepted, but its id is unknown. */
  | { kind: 'unconfirmed'; isAccepted: boolean }
  /** The ordered cart stays on the screen until the panel has closed or the page has navigated away. */
  | { kind: 'placed'; cart: Cart | undefined };

interface Sending {
  attempt: OrderAttempt;
  /** The ordered cart; undefined after a reload. */
  cart?: Cart;
  onPlaced: () => void;
}

const idle: PlacingState = { kind: 'idle' };
const unconfirmed = ({ isAccepted = false }: OrderAttempt): PlacingState => ({
  kind: 'unconfirmed',
  isAccepted,
});

/**
 * Whether the order may be placed although its call failed: a server may save the order and then fail. A 401 may answer
 * the repetition of a call whose answer was lost.
 */
const mayHaveArrived = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500 || error.status === 401;

/** No order is sent later than this after the press: a frozen page may resume when the order is no longer wanted. */
const preparedWithinMs = 60_000;

/** The last order or check of a page. The next one waits for it: a closed panel may still be waiting for an answer. */
const lastWork = new WeakMap<QueryClient, Promise<unknown>>();

/** Places the order once, however often the button is pressed, and follows its outcome (spec §4, Order). */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const { mutateAsync: process, error, reset } = useProcessOrder();
  const { sent, remember, lastAttempt } = useOrderAttempt();
  const [state, setState] = useState<PlacingState>(() =>
    lastAttempt()?.isAccepted ? { kind: 'unconfirmed', isAccepted: true } : idle,
  );
  const follow = useFollowOutcome(remember);
  const isBusy = useRef(false);

  async function send({ attempt, cart, onPlaced }: Sending): Promise<PlacingState> {
    const { bonusAmount, cashChange, seenSum, seenTime } = attempt;
    const extras = {
      ...(bonusAmount ? { bonusAmount } : {}),
      ...(cashChange ? { cashChange } : {}),
      ...(seenSum === undefined ? {} : { seenSum }),
      ...(seenTime === undefined ? {} : { seenTime }),
    };
    const placed: PlacingState = { kind: 'placed', cart };
    const before = lastAttempt();
    remember(attempt);
    try {
      const result = await process(extras);
      const finish = () => {
        onPlaced();
        // Set before the cart is cleared: an empty cart would lead back to the cart panel.
        setState(placed);
      };
      const reached = follow({ result, attempt, onPlaced: finish });
      if (reached === 'unconfirmed') return { kind: 'unconfirmed', isAccepted: true };
      return reached === 'placed' ? placed : idle;
    } catch (error) {
      // A rejected call changes nothing: the outcome of an order before it is still unknown.
      const unchanged = isTurnedAway(error) && before?.orderId === undefined ? before : undefined;
      const last = mayHaveArrived(error) ? attempt : unchanged;
      remember(last);
      return last ? leftUnknown(last) : idle;
    }
  }

  /** Reads the list of orders again: the customer may look for the order there. */
  function leftUnknown(attempt: OrderAttempt): PlacingState {
    void refreshAfterOrder(queryClient);
    return unconfirmed(attempt);
  }

  async function once(work: () => Promise<PlacingState>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'placing' });
    const before = lastWork.get(queryClient) ?? Promise.resolve();
    const current = before.catch(() => undefined).then(work);
    lastWork.set(queryClient, current);
    const reached = await current;
    isBusy.current = reached.kind === 'placed';
    setState(reached);
  }

  async function place(
    { beforePlacing, onPlaced, cart, ...extras }: Order,
    pressedAt: number,
  ): Promise<PlacingState> {
    if (!(await beforePlacing())) return idle;
    if (Date.now() - pressedAt > preparedWithinMs) {
      toast(messages.failed, 'error');
      return idle;
    }
    return send({ attempt: attemptOf(cart, extras), cart, onPlaced });
  }

  async function check(onPlaced: () => void): Promise<PlacingState> {
    const attempt = lastAttempt();
    if (!attempt) return idle;
    if (attempt.orderId !== undefined) {
      remember(undefined);
      showOrder(attempt.orderId);
      return { kind: 'placed', cart: undefined };
    }
    // Another device may have filled the cart meanwhile, and `process` would order that cart.
    void queryClient.invalidateQueries({ queryKey: cartKey });
    if (!(await waitForCartRead(queryClient))) return leftUnknown(attempt);
    return hasVisibleLines(queryClient.getQueryData<Cart | null>(cartKey))
      ? idle
      : send({ attempt, onPlaced });
  }

  return {
    state,
    /** Why the last order could not have its time; undefined once another time is being chosen. */
    timeRefusal: refusedTime(error),
    forgetRefusal: reset,
    /** This tab has sent an order and not shown its outcome. If the cart is empty, the order may have been placed. */
    isSent: sent !== undefined,
    place: (order: Order) => {
      const pressedAt = Date.now();
      return once(() => place(order, pressedAt));
    },
    /**
     * Shows the order if its id is known. Otherwise sends it again, unless the cart has dishes: for an empty cart the
     * server repeats its first answer (readings 20).
     */
    checkAttempt: (onPlaced: () => void) => once(() => check(onPlaced)),
  };
}

export type OrderPlacing = ReturnType<typeof usePlaceOrder>;
