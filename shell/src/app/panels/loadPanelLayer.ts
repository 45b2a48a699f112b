import { type TrackedPromise, trackStatus } from '@storefront/contracts';

// One chunk for both: a chunk of their own each would cost the page another hash.
async function load() {
  const [{ default: PanelHost }, { panelContent }] = await Promise.all([
    import(/* webpackChunkName: "panels" */ '../../features/panel-host/PanelHost'),
    import(/* webpackChunkName: "panels" */ './panelContent'),
  ]);
  return { PanelHost, panelContent };
}

let loading: TrackedPromise<Awaited<ReturnType<typeof load>>> | undefined;

/** The code that renders panels; React's `use` reads it without suspending once it has loaded. */
export function loadPanelLayer(): ReturnType<typeof load> {
  return (loading ??= trackStatus(load()));
}

/** Like `loadPanelLayer`, but requests the code again if it failed before. */
export function retryPanelLayer(): ReturnType<typeof load> {
  if (loading?.status === 'rejected') loading = undefined;
  return loadPanelLayer();
}

/** Loads the code before any panel is opened. A failure is forgotten: opening a panel requests it again. */
export function preloadPanelLayer(): void {
  const preload = loadPanelLayer();
  preload.catch(() => {
    if (loading === preload) loading = undefined;
  });
}
