import { backToPreviousPanel, usePanelBack } from '@storefront/contracts';
import { Button, EmptyState, PanelFrame, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useEffect, useId, useRef } from 'react';
import { RemoveAllButton, UnavailableList } from '../../features/unavailable-items';
import { useCartState } from '../../shared/cart/useCartState';
import { messages } from './messages';

/** What the chosen place cannot bring, with ways out of it; closes itself when empty (spec §4, Take method). */
export default function UnavailableItemsPanel() {
  const titleId = useId();
  const state = useCartState();
  const items = state.kind === 'filled' ? state.cart.stoplisted_items : [];
  const isEmpty = state.kind === 'empty' || (state.kind === 'filled' && items.length === 0);
  const isLeaving = useRef(false);

  useEffect(() => {
    // Back is asked for once, whatever the cart does while the panel leaves the screen.
    if (!isEmpty || isLeaving.current) return;
    isLeaving.current = true;
    backToPreviousPanel();
  }, [isEmpty]);

  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: backToPreviousPanel }}
      footer={items.length > 0 && <RemoveAllButton items={items} />}
    >
      {items.length > 0 && <UnavailableList items={items} />}
      {state.kind === 'loading' && (
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
