import { Button, EmptyState } from '@storefront/ui';
import { messages } from './messages';

/** Reports a failed load and offers to retry it. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={messages.title}
      titleAs="h2"
      action={<Button onClick={onRetry}>{messages.retry}</Button>}
    />
  );
}
