export { hasPanels, readEntry } from './panelEntry';
export { currentAddress } from './panelMoves';
export { type OpenPanels, usePanelStack } from './usePanelStack';
