import { lazy, Suspense } from 'react';
import { messages } from './messages';

interface Props {
  /** The load has failed; otherwise it is still running. */
  isError: boolean;
  onRetry: () => void;
}

/**
 * Shown instead of a menu that is loading or could not be loaded. A first visit gets its menu in the HTML and
 * needs no fallback, so the kit's parts are a separate chunk (packages/e2e/src/contract/weight.test.ts: `home`).
 */
export function ProductListFallback(props: Props) {
  return (
    <Suspense fallback={null}>
      <LazyView {...props} />
    </Suspense>
  );
}

// Without a network the chunk fails to load as well.
const LazyView = lazy(() =>
  import('./ProductListFallbackView').then(
    ({ ProductListFallbackView }) => ({ default: ProductListFallbackView }),
    () => ({ default: BareFailure }),
  ),
);

function BareFailure({ isError, onRetry }: Props) {
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
