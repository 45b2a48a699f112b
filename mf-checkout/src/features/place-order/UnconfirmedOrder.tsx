import { openPanel } from '@storefront/contracts';
import { Button, EmptyState, Stack } from '@storefront/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from './messages';
import type { OrderPlacing } from './usePlaceOrder';

interface Props {
  placing: OrderPlacing;
  /** Shown until the answer arrives. */
  fallback: ReactNode;
  /** Clears the draft of a placed order. */
  onPlaced: () => void;
}

/**
 * Replaces an empty cart whose order got no answer: checks the outcome of the order. The first check needs no press,
 * unless the server has accepted the order.
 */
export function UnconfirmedOrder({ placing: { state, checkAttempt }, fallback, onPlaced }: Props) {
  const isChecked = useRef(false);
  // The cart may turn out empty while the answer to the order is still awaited.
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
          {/* For a back end that rejects every check. */}
          <Button onClick={() => openPanel('purchases')}>{messages.orders}</Button>
        </Stack>
      }
    />
  );
}
