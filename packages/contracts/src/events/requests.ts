import type { PanelId, PanelParams, PlainPanelId } from '../panels/panels';
import { emit } from './bus';

type ParamsArgument<Id extends PanelId> = Id extends PlainPanelId
  ? [params?: PanelParams<Id>]
  : [params: PanelParams<Id>];

/** Opens a panel on top of the stack (spec §2). */
export function openPanel<Id extends PanelId>(panel: Id, ...[params]: ParamsArgument<Id>): void {
  emit('shell:panel-requested', { panel, params: { ...params } });
}

/** Preloads the code of a panel when the link or button that opens it is touched, hovered or focused. */
export function preloadPanel(panel: PanelId): void {
  emit('shell:panel-expected', { panel });
}

/** Replaces the panel on top: Back then skips the replaced panel. */
export function replacePanel<Id extends PanelId>(panel: Id, ...[params]: ParamsArgument<Id>): void {
  emit('shell:panel-replace-requested', { panel, params: { ...params } });
}

/** Returns to the panel below; closes the last panel. */
export function backToPreviousPanel(): void {
  emit('shell:panel-back-requested', {});
}

/** Returns from the second step of the panel on top to its first; does nothing in the first. */
export function backToFirstStep(): void {
  emit('shell:panel-step-back-requested', {});
}

/** Closes every panel. */
export function closePanels(): void {
  emit('shell:panels-close-requested', {});
}

/** The topic of a toast. A toast about a promo code closes when a code is applied. */
export type ToastTopic = 'promo-code';

/**
 * Shows a toast for 5000 ms (spec §8, §9), with a button that opens the panel of `action`. Live builds of remotes call this
 * function of a newer shell, so its parameters keep their places.
 */
export function toast(
  text: string,
  tone: 'error' | 'success' | 'neutral' = 'neutral',
  action?: { label: string; panel: PlainPanelId },
  topic?: ToastTopic,
): void {
  emit('shell:toast-requested', { text, tone, action, topic });
}
