/** What draws the panels and what is in them, as one file: each of its own costs the page a hash. */
export { default as PanelHost } from '../features/panel-host/PanelHost';
export { panelContent } from './panelContent';
