import { apiOf, bonusKey, loadDeferredCalls, useFailureToast } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { type BonusEvent, type BonusTab, bonusEvents, parseServerDate } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { AsyncList, EmptyState, ListRow, Skeleton, Stack, toListState, VisuallyHidden } from '@storefront/ui';
import { queryOptions, useQuery } from '@storefront/query';
import { CircleMinus, CirclePlus, Flame, Gift, type LucideIcon } from 'lucide-react';
import { DayList } from '../../shared/day-list/DayList';
import { messages } from './messages';
import { newestFirst } from './newestFirst';

/** Every change of the balance, whatever its status. */
const transactionsQuery = () =>
  queryOptions({
    queryKey: [...bonusKey, 'transactions'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.transactions, { signal });
    },
  });

/** The transactions of a tab by day (spec §2, §9). */
export function BonusHistory({ tab }: { tab: BonusTab }) {
  const { timeZone } = useBrand();
  const query = useQuery(transactionsQuery());
  useFailureToast(query.error, messages.failed);
  const momentOf = ({ date }: BonusEvent) => parseServerDate(date, timeZone);

  return (
    <section>
      <VisuallyHidden as="h3">{messages.history}</VisuallyHidden>
      <AsyncList
        state={toListState(query, (transactions) => newestFirst(bonusEvents(transactions, tab), momentOf))}
        texts={{
          loading: messages.loading,
          failed: { title: messages.failed },
          retry: messages.retry,
        }}
        skeleton={
          <Stack gap={8}>
            {['1', '2', '3', '4'].map((row) => (
              <Skeleton key={row} shape="row" />
            ))}
          </Stack>
        }
        empty={<EmptyState title={messages.empty} text={messages.emptyText} />}
      >
        {(events) => (
          <DayList
            entries={events.map((event, index) => ({ ...event, index }))}
            dateOf={({ date }) => date}
            keyOf={({ index }) => index}
            readAt={query.dataUpdatedAt}
          >
            {(event, time) => <EventRow event={event} time={time} />}
          </DayList>
        )}
      </AsyncList>
    </section>
  );
}

const icons = {
  'gift-added': Gift,
  added: CirclePlus,
  spent: CircleMinus,
  burned: Flame,
} as const satisfies Record<BonusEvent['kind'], LucideIcon>;

const changeClass = css({ '&[data-added=true]': { color: colour.ok } });

function EventRow({ event, time }: { event: BonusEvent; time: string | undefined }) {
  const { kind, amount } = event;
  const Icon = icons[kind];
  const isAdded = kind === 'added' || kind === 'gift-added';
  return (
    <ListRow
      media={<Icon aria-hidden />}
      title={messages.events[kind]}
      note={time}
      trailing={
        <span className={changeClass} data-added={isAdded}>
          {messages.change(amount.toLocaleString('ru-RU'), isAdded)}
        </span>
      }
    />
  );
}
