import type { PanelId, PanelParams } from '../panels/panels';
import { emit } from './bus';

type ParamsArgument<Id extends PanelId> =
  Record<never, never> extends PanelParams<Id> ? [params?: PanelParams<Id>] : [params: PanelParams<Id>];

/** Opens a panel on top of what is open (spec §2). */
export function openPanel<Id extends PanelId>(panel: Id, ...[params]: ParamsArgument<Id>): void {
  emit('shell:panel-requested', { panel, params: { ...params } });
}

/** Tells that a panel will soon be opened, since a finger or the focus is on what opens it: its code is loaded ahead. */
export function expectPanel(panel: PanelId): void {
  emit('shell:panel-expected', { panel });
}

/** Puts a panel in the place of the one on top: Back then skips the replaced one. */
export function replacePanel<Id extends PanelId>(panel: Id, ...[params]: ParamsArgument<Id>): void {
  emit('shell:panel-replace-requested', { panel, params: { ...params } });
}

/** Returns to the panel below; closes the last one. */
export function backToPreviousPanel(): void {
  emit('shell:panel-back-requested', {});
}

/** Closes every panel. */
export function closePanels(): void {
  emit('shell:panels-close-requested', {});
}

/** Shows a toast for 5000 ms (spec §8, §9). */
export function toast(text: string, tone: 'error' | 'success' | 'neutral' = 'neutral'): void {
  emit('shell:toast-requested', { text, tone });
}
