import { ordersQuery } from '@storefront/api-client';
import { closePanels, openPanel } from '@storefront/contracts';
import { ordersCount } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { Button, Skeleton, Stack } from '@storefront/ui';
import { Soup } from 'lucide-react';
import { ListPanel } from '../../shared/list-panel/ListPanel';
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
  return (
    <ListPanel
      list={purchasesList}
      title={(total, loaded) => ordersTitle(total ?? loaded)}
      loading={messages.loading}
      skeleton={<PurchasesSkeleton />}
      empty={{
        icon: <Soup size={72} strokeWidth={1} aria-hidden />,
        title: messages.empty,
        text: messages.emptyText,
        footer: <MenuButton />,
      }}
    >
      {(orders, pages) => <SearchablePurchases orders={orders} {...pages} />}
    </ListPanel>
  );
}

const ordersTitle = (count: number) => (count > 0 ? ordersCount(count) : messages.title);

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

function PurchasesSkeleton() {
  return (
    <Stack gap={12}>
      {['search', 'first', 'second', 'third'].map((part) => (
        <Skeleton key={part} shape="row" style={{ height: part === 'search' ? 52 : 184 }} />
      ))}
    </Stack>
  );
}
