import { isPlaceholderPanel, isPanelId, useEvent } from '@storefront/contracts';
import { useRemoteParts } from './remotes/RemotePartsContext';

/** Loads what an expected panel needs, so that the press that opens it finds it there. `loadHost` brings what draws panels. */
export function useExpectedPanels(loadHost: () => void): void {
  const parts = useRemoteParts();
  useEvent('shell:panel-expected', ({ panel }) => {
    if (!isPanelId(panel) || isPlaceholderPanel(panel)) return;
    // What fails now is asked for again by the press.
    loadHost();
    parts.loadAhead(`panel:${panel}`);
  });
}
