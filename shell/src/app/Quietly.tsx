import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './remotes/PartBoundary';

/** What the page can do without: nothing while it loads, and nothing when it cannot be had. */
export function Quietly({ children }: { children: ReactNode }) {
  return (
    <PartBoundary failed={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}
