export { hasPanels } from './panelEntry';
export { type OpenPanels, usePanelStack } from './usePanelStack';
