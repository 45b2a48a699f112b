import { isPlaceholderPanel, type PanelTarget } from '@storefront/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PanelSkeleton } from '../features/panel-skeleton';
import { PartFailed } from '../features/remote-part';
import { PartElement } from './remotes/PartElement';
import { RemotePart } from './remotes/RemotePart';
import { useRemoteParts } from './remotes/RemotePartsContext';

const PlaceholderPanel = lazy(() => import('../features/placeholders/PlaceholderPanel'));

const owedPanel = ({ panel }: PanelTarget) => (
  <PartElement part={`panel:${panel}`}>
    <Suspense fallback={<PanelSkeleton />}>
      <PlaceholderPanel panel={panel} />
    </Suspense>
  </PartElement>
);

function RemotePanel({ panel, params }: PanelTarget) {
  const parts = useRemoteParts();
  const [, setLoaded] = useState<string>();
  // Draws again when it is there: React itself would hold it back for 300 ms after its skeleton.
  useEffect(() => {
    parts.load(`panel:${panel}`).then(
      () => setLoaded(panel),
      () => undefined,
    );
  }, [parts, panel]);
  return (
    <RemotePart
      part={`panel:${panel}`}
      props={params}
      fallback={<PanelSkeleton />}
      failed={(retry) => <PartFailed onRetry={retry} />}
    />
  );
}

/** What is inside an open panel: what its team draws, or a word instead of those who owe it. */
export const panelContent = (target: PanelTarget) =>
  isPlaceholderPanel(target.panel) ? owedPanel(target) : <RemotePanel {...target} />;
