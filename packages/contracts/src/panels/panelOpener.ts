import { panels } from '../tables/panels';
import type { PanelId, PanelParams } from './panels';

/**
 * Attributes of a control that does nothing but open this panel. A press of it before the app has started shows the
 * panel's sheet at once (contracts/docs/panel-openers.md).
 *
 * `params` are for a control inside a page or a widget: with them the shell opens the panel before React hydrates the
 * control, which otherwise has to be pressed again first.
 */
export const panelOpener = <Id extends PanelId>(panel: Id, params?: PanelParams<Id>) =>
  ({
    'data-sheet': panels[panel].shape,
    'data-panel-target': params && `${panel}?${new URLSearchParams(params)}`,
  }) as const;

/** The panel that `data-panel-target` of an opener names, with its parameters, unchecked. */
export function readPanelOpener(value: string): { panel: string; params: Record<string, string> } {
  const [panel = '', query] = value.split('?');
  return { panel, params: Object.fromEntries(new URLSearchParams(query)) };
}
