export { hasPanels } from './panelStack';
export { type OpenPanels, usePanelStack } from './usePanelStack';
