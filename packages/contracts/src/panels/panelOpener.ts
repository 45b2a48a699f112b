import { type PanelId, panels } from './panels';

/**
 * Attributes of a control that does nothing but open this panel. A press of it before the app has started shows the
 * panel's sheet at once (contracts/docs/panel-openers.md).
 */
export const panelOpener = (panel: PanelId) => ({ 'data-sheet': panels[panel].shape }) as const;
