import { lazy, type ReactNode, useState } from 'react';
import { usePanelLinks } from '../shared/panel-link/usePanelLinks';
import { OptionalBoundary } from '../shared/optional-boundary/OptionalBoundary';
import { StaticHtml, useHydration } from './remotes/StaticHtml';

const LazyFooter = lazy(async () => ({ default: (await import('../features/footer')).Footer }));

interface Props {
  year: number;
  /** The footer itself, on the server only. */
  children?: ReactNode;
}

const hasServerFooter = () =>
  typeof document !== 'undefined' && document.querySelector('[data-kept=footer] > *') !== null;

/**
 * The footer as the server rendered it: nothing in it changes, so hydration needs no script for it. If the server
 * rendered none, the footer is loaded. Its links are plain; an element that opens a panel has `data-opens`.
 */
export function FooterSlot({ year, children }: Props) {
  const { isHydrated } = useHydration();
  const [isServerRendered] = useState(() => isHydrated && hasServerFooter());
  usePanelLinks();
  if (isServerRendered) return <StaticHtml data-kept="footer" />;
  return (
    <div data-kept="footer">
      {children ?? (
        <OptionalBoundary>
          <LazyFooter year={year} />
        </OptionalBoundary>
      )}
    </div>
  );
}
