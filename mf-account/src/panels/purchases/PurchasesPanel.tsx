import { ordersQuery, useFailureToast } from '@storefront/api-client';
import { closePanels, openPanel, usePanelBack } from '@storefront/contracts';
import { ordersCount } from '@storefront/domain';
import { usePagedList } from '@storefront/paged-list';
import type { QueryClient } from '@storefront/query';
import {
  AsyncList,
  Button,
  EmptyState,
  PanelFrame,
  RoundPicture,
  Skeleton,
  Stack,
  toListState,
} from '@storefront/ui';
import { Soup } from 'lucide-react';
import { messages } from './messages';
import { SearchablePurchases } from './SearchablePurchases';

/** A new status reads every list of orders again, so the pages stand below the same key. */
const purchasesList = {
  key: ['orders', 'list', 'pages'],
  loadPage: (client: QueryClient, page: number) => client.fetchQuery(ordersQuery(page)),
  pageKey: (page: number) => ordersQuery(page).queryKey,
};

/** The customer's orders by day, newest first, with a search (spec §2, Purchases). */
export default function PurchasesPanel() {
  const { list, readAt, error, nextPage, loadMore } = usePagedList(purchasesList);
  useFailureToast(error, messages.failed);

  const total = list.data?.total;
  const isEmpty = list.data?.items.length === 0;
  return (
    <PanelFrame
      title={total ? ordersCount(total) : messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={isEmpty && <MenuButton />}
    >
      <AsyncList
        state={toListState(list, ({ items }) => items)}
        texts={{
          loading: messages.loading,
          failed: { title: messages.failed },
          retry: messages.retry,
        }}
        skeleton={<PurchasesSkeleton />}
        empty={<NoPurchases />}
      >
        {(orders) => (
          <SearchablePurchases
            orders={orders}
            total={total}
            readAt={readAt}
            nextPage={nextPage}
            onLoadMore={loadMore}
          />
        )}
      </AsyncList>
    </PanelFrame>
  );
}

function MenuButton() {
  function openMenu() {
    closePanels();
    openPanel('menu-groups');
  }
  return (
    <Button kind="primary" size={56} isWide onClick={openMenu}>
      {messages.menu}
    </Button>
  );
}

function NoPurchases() {
  return (
    <EmptyState
      picture={
        <RoundPicture>
          <Soup size={72} strokeWidth={1} aria-hidden />
        </RoundPicture>
      }
      title={messages.empty}
      text={messages.emptyText}
    />
  );
}

function PurchasesSkeleton() {
  return (
    <Stack gap={12}>
      {['search', 'first', 'second', 'third'].map((part) => (
        <Skeleton key={part} shape="row" style={{ height: part === 'search' ? 52 : 184 }} />
      ))}
    </Stack>
  );
}
