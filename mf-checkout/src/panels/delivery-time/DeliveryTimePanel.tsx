import { useFailureToast } from '@storefront/api-client';
import { closePanels, openPanel, useIsTopPanel, useLeavePanel, usePanelBack } from '@storefront/contracts';
import {
  Button,
  EmptyState,
  LoadFailure,
  PanelFrame,
  type ReadFailure,
  Skeleton,
  SkeletonGroup,
  Stack,
  toLoadFailure,
} from '@storefront/ui';
import { useEffect } from 'react';
import {
  type DeliveryTime,
  DeliveryTimeChoice,
  SaveTimeButton,
  useDeliveryTime,
} from '../../features/delivery-time';
import { useCartState } from '../../shared/cart/useCartState';
import { useReturnToCart } from '../../shared/cart/useReturnToCart';
import { messages } from './messages';

/** «Когда доставить», «Когда заберете» (spec §2, Delivery-time panel). */
export default function DeliveryTimePanel() {
  const state = useCartState();
  const cart = state.kind === 'filled' ? state.cart : undefined;
  const leave = useLeavePanel('delivery-time');
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);
  const time = useDeliveryTime({ cart, failed: messages.failed, onSaved: leave });
  const isReady = cart !== undefined && time.hours.data !== undefined;
  const isEmpty = state.kind === 'empty';
  const isOnTop = useIsTopPanel();
  const leaveEmpty = useLeavePanel('delivery-time', useReturnToCart());

  // The cart was emptied, here or in another tab, so the panel goes back to the cart, which shows that.
  useEffect(() => {
    if (isEmpty && isOnTop) leaveEmpty();
  }, [isEmpty, isOnTop, leaveEmpty]);

  return (
    <PanelFrame
      title={messages.title[time.terms.takeMethod]}
      back={usePanelBack()}
      onClose={closePanels}
      closeLabel={messages.close}
      footer={isReady && <SaveTimeButton time={time} />}
    >
      {isReady ? (
        <DeliveryTimeChoice time={time} />
      ) : (
        <TimeFallback time={time} cartFailure={state.kind === 'failed' ? state.failure : undefined} />
      )}
    </PanelFrame>
  );
}

interface TimeFallbackProps {
  time: DeliveryTime;
  cartFailure: ReadFailure | undefined;
}

/** The panel without a place, after a failed load, or while loading. */
function TimeFallback({ time: { terms, hours }, cartFailure }: TimeFallbackProps) {
  const { takeMethod, address } = terms;
  if (!address) {
    return (
      <EmptyState
        title={messages.noPlace[takeMethod]}
        text={messages.noPlaceText}
        action={
          <Button kind="primary" onClick={() => openPanel('take-method')}>
            {messages.choosePlace[takeMethod]}
          </Button>
        }
      />
    );
  }
  const failure = cartFailure ?? toLoadFailure(hours);
  if (failure) {
    return (
      <LoadFailure title={messages.failed} text={messages.failedText} retry={messages.retry} {...failure} />
    );
  }
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Skeleton shape="row" />
        <Skeleton shape="button" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}
