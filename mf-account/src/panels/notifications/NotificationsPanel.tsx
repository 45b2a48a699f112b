import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import type { Notification } from '@storefront/api-contract';
import { keepTogether, useSiteAddresses } from '@storefront/contracts';
import { sitePath } from '@storefront/contracts/site-path';
import { type QueryClient, queryOptions } from '@storefront/query';
import { css } from '@storefront/styles';
import { ListRow, LoadMore, Skeleton, Stack } from '@storefront/ui';
import { Bell, ChevronRight } from 'lucide-react';
import { DayList } from '../../shared/day-list/DayList';
import { ListPanel } from '../../shared/list-panel/ListPanel';
import { messages as listMessages } from '../../shared/list-panel/messages';
import { messages } from './messages';

/** A page of the customer's notifications, newest first; pages count from 1. */
const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.notifications, { query: { page }, signal });
    },
  });

const notificationsList = {
  key: ['notifications', 'pages'],
  loadPage: (client: QueryClient, page: number) => client.fetchQuery(notificationsQuery(page)),
  pageKey: (page: number) => notificationsQuery(page).queryKey,
};

/** Messages to the customer by day, newest first (spec §2, Notifications). */
export default function NotificationsPanel() {
  return (
    <ListPanel
      list={notificationsList}
      title={() => messages.title}
      loading={messages.loading}
      skeleton={<NotificationsSkeleton />}
      empty={{
        icon: <Bell size={72} strokeWidth={1} aria-hidden />,
        title: messages.empty,
        text: messages.emptyText,
      }}
    >
      {(notifications, { readAt, nextPage, onLoadMore }) => (
        <>
          <DayList
            entries={notifications}
            dateOf={({ created_at }) => created_at}
            keyOf={({ id }) => id}
            readAt={readAt}
            gap={8}
          >
            {(notification, time) => <Message notification={notification} time={time} />}
          </DayList>
          <LoadMore
            nextPage={nextPage}
            onLoadMore={onLoadMore}
            label={listMessages.more}
            retry={listMessages.retry}
          />
        </>
      )}
    </ListPanel>
  );
}

const textClass = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

function Message({ notification, time }: { notification: Notification; time: string | undefined }) {
  const { title, text, link } = notification;
  const path = sitePath(link, useSiteAddresses()?.origin);
  const row = {
    look: 'filled',
    caption: time ?? '',
    title: keepTogether(title ?? text),
    note: title !== null && text !== '' && <span className={textClass}>{keepTogether(text)}</span>,
  } as const;
  if (path === undefined) return <ListRow {...row} />;
  return <ListRow {...row} href={path} trailing={<ChevronRight size={20} aria-hidden />} />;
}

function NotificationsSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton shape="title" width="third" />
      {['1', '2', '3', '4', '5'].map((row) => (
        <Skeleton key={row} shape="row" style={{ height: 96 }} />
      ))}
    </Stack>
  );
}
