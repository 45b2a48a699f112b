import { openPanel } from '@storefront/contracts';
import { Button, EmptyState, Stack } from '@storefront/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages';
import type { OrderPlacing } from './usePlaceOrder';

interface Props {
  placing: OrderPlacing;
  /** Shown while the answer is on its way. */
  fallback: ReactNode;
  /** Clears the draft of a placed order. */
  onPlaced: () => void;
}

/**
 * Stands in for an empty cart whose order got no answer: checks what became of it, the first time unprompted unless the
 * server has accepted the order.
 */
export function UnconfirmedOrder({ placing: { state, checkAttempt }, fallback, onPlaced }: Props) {
  const isChecked = useRef(false);
  // The cart may turn out empty before the order's own answer is given up.
  const isPlacing = state.kind === 'placing';
  const isAccepted = state.kind === 'unconfirmed' && state.isAccepted;
  useEffect(() => {
    if (isChecked.current || isPlacing || isAccepted) return;
    isChecked.current = true;
    void checkAttempt(onPlaced);
  }, [isPlacing, isAccepted, checkAttempt, onPlaced]);
  if (state.kind !== 'unconfirmed') return fallback;
  return (
    <EmptyState
      title={messages.unconfirmed}
      text={messages.unconfirmedText}
      action={
        <Stack gap={12}>
          <Button onClick={() => void checkAttempt(onPlaced)}>{messages.checkAgain}</Button>
          {/* A back end may turn every check away. */}
          <Button onClick={() => openPanel('purchases')}>{messages.orders}</Button>
        </Stack>
      }
    />
  );
}
