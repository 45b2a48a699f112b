import type { PanelTarget } from '@storefront/contracts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { removeEarlySheet } from '../../features/panel-host';
import { PanelSkeleton } from '../../features/panel-skeleton';
import { RemoteModuleFailed } from '../../features/remote-module';
import { RemoteModule } from '../remotes/RemoteModule';
import { useRemoteModules } from '../remotes/RemoteModulesContext';

function RemotePanel({ panel, params }: PanelTarget) {
  const remoteModules = useRemoteModules();
  const [settled, setSettled] = useState<string>();
  // Rerenders as soon as the panel has loaded: React itself would show the skeleton for at least 300 ms.
  useEffect(() => {
    const onSettled = () => setSettled(panel);
    remoteModules.load(`panel:${panel}`).then(onSettled, onSettled);
  }, [remoteModules, panel]);
  useLayoutEffect(() => {
    if (settled === panel) removeEarlySheet();
  }, [settled, panel]);
  return (
    <RemoteModule
      moduleKey={`panel:${panel}`}
      props={params}
      fallback={<PanelSkeleton />}
      renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
    />
  );
}

/** The content of an open panel, from the remote of its team. */
export const panelContent = (target: PanelTarget) => <RemotePanel {...target} />;
