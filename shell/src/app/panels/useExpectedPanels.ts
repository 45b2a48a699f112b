import { isPanelId, useEvent } from '@storefront/contracts';
import { useRemoteModules } from '../remotes/RemoteModulesContext';

/**
 * Preloads a panel that the visitor is about to open, so that the press finds it loaded. `preloadHost` loads the code
 * that renders panels.
 */
export function useExpectedPanels(preloadHost: () => void): void {
  const remoteModules = useRemoteModules();
  useEvent('shell:panel-expected', ({ panel }) => {
    if (!isPanelId(panel)) return;
    // What fails now is requested again when the panel is opened.
    preloadHost();
    remoteModules.preload(`panel:${panel}`);
  });
}
