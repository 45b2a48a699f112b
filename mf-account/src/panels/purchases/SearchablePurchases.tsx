import { useOrderStatus } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { ordersCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { EmptyState, LoadMore, SearchField, Stack } from '@storefront/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { statusOf } from '../../features/order-monitoring';
import { DayList } from '../../shared/day-list/DayList';
import type { LoadedPages } from '../../shared/list-panel/ListPanel';
import { messages as listMessages } from '../../shared/list-panel/messages';
import { matchesPurchase } from './matchesPurchase';
import { messages } from './messages';
import { PurchaseCard } from './PurchaseCard';

interface Props extends LoadedPages {
  orders: readonly Purchase[];
}

const foundClass = css({ ...textStyles.s, display: 'block', color: colour.ink2 });

/**
 * The orders with a search among the loaded ones. Few matches leave the end of the list in view, which loads the next
 * page, so the search goes on page by page until the panel is full or the list ends. While one of them runs, their statuses
 * are live.
 */
export function SearchablePurchases({ orders, total, readAt, nextPage, onLoadMore }: Props) {
  useOrderStatus(orders.some((order) => !statusOf(order).isFinal));
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const shown = orders.filter((order) => matchesPurchase(order, text.trim()));
  const searched = nextPage === 'none' ? orders.length : total;

  return (
    <Stack gap={16}>
      <SearchField
        look="quiet"
        label={messages.search}
        icon={<Search size={20} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
        clearLabel={messages.clear}
        maxLength={100}
      />
      {/* Always rendered: screen readers announce a change of an output, not an output that appears. */}
      <output className={foundClass} hidden={!isSearching}>
        {isSearching && messages.found(ordersCount(shown.length), orders.length, searched)}
      </output>
      {shown.length === 0 && nextPage === 'none' && (
        <EmptyState title={messages.nothingFound} text={messages.nothingFoundText} />
      )}
      <DayList
        entries={shown}
        dateOf={({ created_at, datetime, delivery_date }) => created_at ?? datetime ?? delivery_date}
        keyOf={({ id }) => id}
        readAt={readAt}
        gap={12}
      >
        {(order, time) => <PurchaseCard order={order} time={time} />}
      </DayList>
      <LoadMore
        nextPage={nextPage}
        onLoadMore={onLoadMore}
        label={isSearching ? messages.searchMore : listMessages.more}
        retry={listMessages.retry}
      />
    </Stack>
  );
}
