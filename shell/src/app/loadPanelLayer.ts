import { type Settled, settle } from './remotes/settle';

// One file of both: each of its own costs the page a hash.
async function load() {
  const [{ default: PanelHost }, { panelContent }] = await Promise.all([
    import(/* webpackChunkName: "panels" */ '../features/panel-host/PanelHost'),
    import(/* webpackChunkName: "panels" */ './panelContent'),
  ]);
  return { PanelHost, panelContent };
}

let loading: Settled<Awaited<ReturnType<typeof load>>> | undefined;

/** What draws the panels; React's `use` reads it without waiting once it is there. */
export function loadPanelLayer(): ReturnType<typeof load> {
  return (loading ??= settle(load()));
}

/** The same for who asks again: a failure that is kept for what was drawn with it is forgotten. */
export function loadPanelLayerAnew(): ReturnType<typeof load> {
  if (loading?.status === 'rejected') loading = undefined;
  return loadPanelLayer();
}

/** The same before any panel is opened. A failure is forgotten: the press that opens one asks again. */
export function loadPanelLayerAhead(): void {
  const ahead = loadPanelLayer();
  ahead.catch(() => {
    if (loading === ahead) loading = undefined;
  });
}
