import { Suspense, lazy } from 'react';
import { messages } from './messages';

interface Props {
  /** The load has failed; until then it goes on. */
  isError: boolean;
  onRetry: () => void;
}

/** What a page shows instead of a menu that it has not got. The server's pages have theirs, so it comes on demand. */
export function MissingCards(props: Props) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}

// Without a network its file cannot be had either.
const Late = lazy(() =>
  import('./MissingCardsView').then(
    ({ MissingCardsView }) => ({ default: MissingCardsView }),
    () => ({ default: Plain }),
  ),
);

function Plain({ isError, onRetry }: Props) {
  return (
    isError && (
      <p>
        {messages.failed}{' '}
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      </p>
    )
  );
}
