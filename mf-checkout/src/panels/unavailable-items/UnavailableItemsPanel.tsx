import { cartKey, waitForCartWrites, useFailureToast } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { backToPreviousPanel, usePanelBack } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { Button, EmptyState, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useEffect, useId } from 'react';
import { RemoveAllButton, UnavailableList } from '../../features/unavailable-items';
import { hasUnavailableItems } from '../../shared/cart/hasUnavailableItems';
import { useCartState } from '../../shared/cart/useCartState';
import { useLeavePanel } from '../../shared/panel/useLeavePanel';
import { messages } from './messages';

/** The dishes that the chosen place lacks, to replace or remove; closes itself when empty (spec §4, Take method). */
export default function UnavailableItemsPanel() {
  const titleId = useId();
  const state = useCartState();
  const items = state.kind === 'filled' ? state.cart.stoplisted_items : [];
  const isEmpty = state.kind === 'empty' || (state.kind === 'filled' && items.length === 0);
  const leave = useLeavePanel('unavailable-items');
  const queryClient = useQueryClient();
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);

  // The list empties at once, but a removal may fail and bring a dish back: leave when the server has confirmed.
  useEffect(() => {
    if (!isEmpty) return;
    let isOpen = true;
    void waitForCartWrites(queryClient).then(() => {
      if (isOpen && !hasUnavailableItems(queryClient.getQueryData<Cart | null>(cartKey))) leave();
    });
    return () => {
      isOpen = false;
    };
  }, [isEmpty, leave, queryClient]);

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
