export { type OpenPanels, usePanelStack } from './usePanelStack';
