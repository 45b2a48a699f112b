import { Button, EmptyState } from '@storefront/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages';
import type { OrderPlacing } from './usePlaceOrder';

interface Props {
  placing: OrderPlacing;
  /** What stands here while the answer is on its way. */
  waiting: ReactNode;
  /** Forgets the draft of an order that is placed. */
  onPlaced: () => void;
}

/** The cart is empty after an order without an answer: it is asked what became of it, by itself the first time. */
export function UnansweredOrder({ placing: { state, settle }, waiting, onPlaced }: Props) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void settle(onPlaced);
  }, [settle, onPlaced]);
  if (state.kind !== 'unanswered') return waiting;
  return (
    <EmptyState
      title={messages.unanswered}
      text={messages.unansweredText}
      action={<Button onClick={() => void settle(onPlaced)}>{messages.askAgain}</Button>}
    />
  );
}
