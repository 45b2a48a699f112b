import { useFailureToast } from '@storefront/api-client';
import { backToPreviousPanel, usePanelBack } from '@storefront/contracts';
import { Button, EmptyState, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useId } from 'react';
import { RemoveAllButton, UnavailableList } from '../../features/unavailable-items';
import { useCartState } from '../../shared/cart/useCartState';
import { useLeavePanel } from '../../shared/panel/useLeavePanel';
import { messages } from './messages';
import { useLeaveWhenEmpty } from './useLeaveWhenEmpty';

/** What the chosen place cannot bring, with ways out of it; closes itself when empty (spec §4, Take method). */
export default function UnavailableItemsPanel() {
  const titleId = useId();
  const state = useCartState();
  const items = state.kind === 'filled' ? state.cart.stoplisted_items : [];
  const isEmpty = state.kind === 'empty' || (state.kind === 'filled' && items.length === 0);
  const leave = useLeavePanel('unavailable-items');
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);

  useLeaveWhenEmpty(isEmpty, leave);

  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: backToPreviousPanel }}
      footer={items.length > 0 && <RemoveAllButton items={items} />}
    >
      {items.length > 0 && <UnavailableList items={items} />}
      {(state.kind === 'loading' || isEmpty) && (
        <SkeletonGroup label={messages.loading}>
          <Stack gap={32}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && (
        <EmptyState
          title={messages.failed}
          text={messages.failedText}
          action={<Button onClick={state.retry}>{messages.retry}</Button>}
        />
      )}
    </PanelFrame>
  );
}
