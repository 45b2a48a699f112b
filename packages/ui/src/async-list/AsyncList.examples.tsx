import { EmptyState } from '../empty-state/EmptyState';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { Stack } from '../layout/Stack';
import { ListRow } from '../list-row/ListRow';
import { Skeleton } from '../skeleton/Skeleton';
import { AsyncList, type AsyncListProps } from './AsyncList';
import { LoadFailure } from './LoadFailure';

const onRetry = () => undefined;
const texts = {
  loading: messages.loading,
  failed: { title: messages.loadFailed, text: messages.loadFailedText },
  retry: messages.retry,
};

function Dishes(props: Pick<AsyncListProps<string>, 'state' | 'failureLook'>) {
  return (
    <AsyncList
      texts={texts}
      skeleton={
        <Stack gap={8}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      }
      empty={<EmptyState title={messages.nothingFound} />}
      {...props}
    >
      {(dishes) => dishes.map((dish) => <ListRow key={dish} title={dish} />)}
    </AsyncList>
  );
}

export function AsyncListExamples() {
  return (
    <>
      <Example state="loading">
        <Dishes state={{ status: 'loading' }} />
      </Example>
      <Example state="ready">
        <Dishes state={{ status: 'ready', items: messages.dishes }} />
      </Example>
      <Example state="empty">
        <Dishes state={{ status: 'ready', items: [] }} />
      </Example>
      <Example state="failed">
        <Dishes state={{ status: 'failed', onRetry }} />
      </Example>
      <Example state="failed, as a note">
        <Dishes state={{ status: 'failed', onRetry }} failureLook="note" />
      </Example>
      <Example state="offline">
        <Dishes state={{ status: 'failed', onRetry, isOffline: true }} />
      </Example>
    </>
  );
}

export function LoadFailureExamples() {
  const failure = { title: messages.loadFailed, retry: messages.retry, onRetry };
  return (
    <>
      <Example state="block">
        <LoadFailure {...failure} text={messages.loadFailedText} />
      </Example>
      <Example state="block, offline">
        <LoadFailure {...failure} text={messages.loadFailedText} isOffline />
      </Example>
      <Example state="note">
        <LoadFailure look="note" {...failure} />
      </Example>
      <Example state="note, offline">
        <LoadFailure look="note" {...failure} isOffline />
      </Example>
      <Example state="note, long text">
        <LoadFailure look="note" {...failure} title={messages.blockedLong} />
      </Example>
    </>
  );
}
