import { isOwedPanel, isPanelId, useEvent } from '@storefront/contracts';
import { useRemoteParts } from './remotes/RemotePartsContext';
import type { PartKey } from './remotes/remoteParts';

/** Loads what an expected panel needs, so that the press that opens it finds it there. `loadHost` brings what draws panels. */
export function useExpectedPanels(loadHost: () => Promise<unknown>): void {
  const parts = useRemoteParts();
  useEvent('shell:panel-expected', ({ panel }) => {
    if (!isPanelId(panel) || isOwedPanel(panel)) return;
    const part: PartKey = `panel:${panel}`;
    // What fails now is asked for again by the press.
    loadHost().catch(() => undefined);
    parts.load(part).catch(() => parts.retry(part));
  });
}
