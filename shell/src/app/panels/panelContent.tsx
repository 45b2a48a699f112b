import { isPlaceholderPanel, type PanelTarget, type PlaceholderPanelId } from '@storefront/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PanelSkeleton } from '../../features/panel-skeleton';
import { RemoteModuleFailed } from '../../features/remote-module';
import { RemoteModule } from '../remotes/RemoteModule';
import { RemoteModuleElement } from '../remotes/RemoteModuleElement';
import { useRemoteModules } from '../remotes/RemoteModulesContext';

const PlaceholderPanel = lazy(() => import('../../features/placeholders/PlaceholderPanel'));

const placeholderPanel = (panel: PlaceholderPanelId) => (
  <RemoteModuleElement moduleKey={`panel:${panel}`}>
    <Suspense fallback={<PanelSkeleton />}>
      <PlaceholderPanel panel={panel} />
    </Suspense>
  </RemoteModuleElement>
);

function RemotePanel({ panel, params }: PanelTarget) {
  const remoteModules = useRemoteModules();
  const [, setLoaded] = useState<string>();
  // Rerenders as soon as the panel has loaded: React itself would show the skeleton for at least 300 ms.
  useEffect(() => {
    remoteModules.load(`panel:${panel}`).then(
      () => setLoaded(panel),
      () => undefined,
    );
  }, [remoteModules, panel]);
  return (
    <RemoteModule
      moduleKey={`panel:${panel}`}
      props={params}
      fallback={<PanelSkeleton />}
      renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
    />
  );
}

/** The content of an open panel: the panel of its team, or a placeholder while that is not built. */
export const panelContent = (target: PanelTarget) =>
  isPlaceholderPanel(target.panel) ? placeholderPanel(target.panel) : <RemotePanel {...target} />;
