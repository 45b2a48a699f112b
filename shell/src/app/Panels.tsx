import type { PanelTarget } from '@storefront/contracts';
import { lazy, Suspense } from 'react';
import { usePanelStack } from '../features/panel-host';
import { PanelSkeleton } from '../features/panel-skeleton';
import { PartFailed } from '../features/remote-part';
import { PartBoundary } from './remotes/PartBoundary';
import { RemotePart } from './remotes/RemotePart';

const PanelHost = lazy(() => import('../features/panel-host/PanelHost'));

const panelContent = (target: PanelTarget) => (
  <RemotePart
    part={`panel:${target.panel}`}
    props={target.params}
    fallback={<PanelSkeleton />}
    failed={(retry) => <PartFailed onRetry={retry} />}
  />
);

/** The stack of open panels; its host is loaded with the first one. */
export function Panels() {
  const stack = usePanelStack();
  if (stack.panels.length === 0 && !stack.wasOpen) return null;
  return (
    <PartBoundary failed={() => null}>
      <Suspense fallback={null}>
        <PanelHost stack={stack} renderPanel={panelContent} />
      </Suspense>
    </PartBoundary>
  );
}
