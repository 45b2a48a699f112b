import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary';

/** Wraps an optional part of the page: renders nothing while it loads, and nothing when it fails. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary renderError={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
