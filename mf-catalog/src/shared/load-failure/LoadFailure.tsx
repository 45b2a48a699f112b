import { Button, EmptyState } from '@storefront/ui';
import { messages } from './messages';

/** What could not be loaded, and a button that tries again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={messages.title}
      titleAs="h2"
      action={<Button onClick={onRetry}>{messages.retry}</Button>}
    />
  );
}
