import { type TrackedPromise, trackStatus } from '@storefront/contracts';

// One chunk for all three: a chunk for each would cost the page more hashes.
async function load() {
  const [{ default: PanelHost }, { panelContent }, { PanelRules }] = await Promise.all([
    import(/* webpackChunkName: "panels" */ '../../features/panel-host/PanelHost'),
    import(/* webpackChunkName: "panels" */ './panelContent'),
    import(/* webpackChunkName: "panels" */ '../../features/panel-rules/PanelRules'),
  ]);
  return { PanelHost, panelContent, PanelRules };
}

let loading: TrackedPromise<Awaited<ReturnType<typeof load>>> | undefined;

/**
 * The code that renders panels, and the rules between them; React's `use` reads it without suspending once it has
 * loaded.
 */
export function loadPanelLayer(): ReturnType<typeof load> {
  return (loading ??= trackStatus(load()));
}

/** Makes the next `loadPanelLayer` request the code again if it failed before. */
export function forgetFailedLayer(): void {
  if (loading?.status === 'rejected') loading = undefined;
}

/** Like `loadPanelLayer`, but requests the code again if it failed before. */
export function retryPanelLayer(): ReturnType<typeof load> {
  forgetFailedLayer();
  return loadPanelLayer();
}

/** Loads the code before any panel is opened. A failure is forgotten: opening a panel requests it again. */
export function preloadPanelLayer(): void {
  const preload = loadPanelLayer();
  preload.catch(() => {
    if (loading === preload) loading = undefined;
  });
}
