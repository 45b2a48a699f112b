import { isPanelId, useEvent } from '@storefront/contracts';
import { useRemoteModules } from '../remotes/RemoteModulesContext';

/**
 * Preloads a panel that the visitor is about to open, so that it is loaded at the press. `preloadHost` loads the code
 * that renders panels.
 */
export function useExpectedPanels(preloadHost: () => void): void {
  const remoteModules = useRemoteModules();
  useEvent('shell:panel-expected', ({ panel }) => {
    if (!isPanelId(panel)) return;
    // A load that fails now is requested again when the panel is opened.
    preloadHost();
    remoteModules.preload(`panel:${panel}`);
  });
}
