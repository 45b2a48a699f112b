import { cartKey, waitForCartWrites, useFailureToast } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { backToPreviousPanel, useLeavePanel, usePanelBack } from '@storefront/contracts';
import { hasUnavailableItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { AsyncList, type ListState, PanelFrame, Skeleton, Stack } from '@storefront/ui';
import { useEffect } from 'react';
import { RemoveAllButton, UnavailableList } from '../../features/unavailable-items';
import { useCartState } from '../../shared/cart/useCartState';
import { messages } from './messages';

/** The dishes that the chosen place lacks, to replace or remove; closes itself when empty (spec §4, Take method). */
export default function UnavailableItemsPanel() {
  const state = useCartState();
  const items = state.kind === 'filled' ? state.cart.stoplisted_items : [];
  const isEmpty = state.kind === 'empty' || (state.kind === 'filled' && items.length === 0);
  // An empty panel closes itself, and shows the skeletons until then.
  const list: ListState<(typeof items)[number]> =
    state.kind === 'failed'
      ? { status: 'failed', ...state.failure }
      : items.length > 0
        ? { status: 'ready', items }
        : { status: 'loading' };
  const leave = useLeavePanel('unavailable-items');
  const queryClient = useQueryClient();
  useFailureToast(state.kind === 'failed' ? state.error : null, messages.failed);

  // The list empties at once, but a failed removal brings a dish back, so the panel waits for the server's answer.
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
      title={messages.title}
      back={usePanelBack()}
      onClose={backToPreviousPanel}
      closeLabel={messages.close}
      footer={items.length > 0 && <RemoveAllButton items={items} />}
    >
      <AsyncList
        state={list}
        texts={{
          loading: messages.loading,
          failed: { title: messages.failed, text: messages.failedText },
          retry: messages.retry,
        }}
        skeleton={
          <Stack gap={32}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        }
        empty={null}
      >
        {(unavailable) => <UnavailableList items={unavailable} />}
      </AsyncList>
    </PanelFrame>
  );
}
