import { orderQuery, useFailureToast } from '@storefront/api-client';
import { closePanels, type PanelParams, toast, useLeavePanel, usePanelBack } from '@storefront/contracts';
import { isEstimated, isFinalStatus } from '@storefront/domain';
import { useWatch } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import {
  Button,
  LoadFailure,
  Note,
  PanelFrame,
  Skeleton,
  SkeletonGroup,
  Stack,
  toLoadFailure,
} from '@storefront/ui';
import { useId } from 'react';
import { OrderReviewForm, useReviewForm } from '../../features/order-review';
import { messages } from './messages';

/** The review of a finished order, once (spec §2, Order review). Closing the panel resets it: its state is its own. */
export default function OrderReviewPanel({ id }: PanelParams<'order-review'>) {
  const formId = useId();
  const query = useQuery(orderQuery(id));
  const { data: order, error, isLoadingError } = query;
  const failure = toLoadFailure(query);
  useFailureToast(isLoadingError && error, messages.failed);
  const form = useReviewForm(order);
  // Read on every render, because the form only tracks the fields of its state that are read.
  const { isDirty, isSubmitting } = form.formState;
  const mark = useWatch({ control: form.control, name: 'mark' });
  const isReviewed = order && isEstimated(order.estimation);
  const isFinal = order && isFinalStatus(order.status_slug);
  const blockedBecause = isReviewed ? messages.reviewed : isFinal ? undefined : messages.tooEarly;

  const leave = useLeavePanel('order-review');

  function thankAndLeave() {
    toast(messages.thanks, 'success');
    leave();
  }

  return (
    <PanelFrame
      title={messages.title(mark)}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        order && (
          <Button
            type="submit"
            form={formId}
            kind="primary"
            size={56}
            isWide
            isLoading={isSubmitting}
            disabledReason={blockedBecause}
          >
            {messages.done}
          </Button>
        )
      }
    >
      {order ? (
        <Stack gap={24}>
          {blockedBecause && <Note>{blockedBecause}</Note>}
          {/* The entered review stays when another tab has reviewed the order meanwhile. */}
          {(!blockedBecause || isDirty) && (
            <OrderReviewForm id={formId} form={form} order={order} onSaved={thankAndLeave} />
          )}
        </Stack>
      ) : failure ? (
        <LoadFailure title={messages.failed} retry={messages.retry} {...failure} />
      ) : (
        <SkeletonGroup label={messages.loading}>
          <Stack gap={24}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
    </PanelFrame>
  );
}
