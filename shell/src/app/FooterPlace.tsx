import { lazy, type ReactNode, useState } from 'react';
import { usePanelLinks } from '../shared/panel-link/usePanelLinks';
import { Quietly } from './Quietly';
import { ServerHtml } from './remotes/FrozenPart';

const LazyFooter = lazy(async () => ({ default: (await import('../features/footer')).Footer }));

interface Props {
  year: number;
  /** The footer itself, on the server only. */
  children?: ReactNode;
}

/** The page came with the footer in it. */
const isWritten = () =>
  typeof document !== 'undefined' && document.querySelector('[data-kept=footer] > *') !== null;

/**
 * The footer as the server wrote it: nothing in it changes, so no script of it is needed to bring a page to life.
 * Where the server drew none it is loaded. Its links are plain ones; what opens a panel says so by `data-opens`.
 */
export function FooterPlace({ year, children }: Props) {
  const [isKept] = useState(isWritten);
  usePanelLinks();
  if (isKept) return <ServerHtml data-kept="footer" />;
  return (
    <div data-kept="footer">
      {children ?? (
        <Quietly>
          <LazyFooter year={year} />
        </Quietly>
      )}
    </div>
  );
}
