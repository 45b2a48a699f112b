import type { EarlySheet } from './createEarlySheet';

/**
 * Keeps what a visitor does before the app answers, and carries it out when
 * the app dispatches `startedEvent` on the document.
 *
 * - **A press** of a button, a checkbox or the like waits and is repeated at the same element, once for however many
 *   presses of it. An element that is gone by then drops it, with its sheet: no other one is pressed instead. Links and
 *   forms with an address of their own need no app, so the browser follows them at once.
 * - **An opener** of a panel, which may be a link, shows its sheet until the app opens the panel. One that says which
 *   panel (`data-panel-target`) is not pressed again, so it may be gone: React would have to hydrate the page around it
 *   first. The panel is written into `data-pressed-panel` of the document instead.
 * - **Text** typed into a field, also before this script came, reaches the app as input of that moment. Focus needs
 *   nothing: hydration keeps the elements.
 */
export function keepEarlyInput(startedEvent: string, earlySheet: EarlySheet): void {
  const pressable = 'button, input, label, a[href], summary, [role=button], [role=tab], [role=switch]';
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

  const isOpener = (element: HTMLElement) => element.dataset['sheet'] !== undefined;
  const opensTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || altKey;

  /** The browser carries out the press by itself. */
  const isPlain = (element: HTMLElement, event: MouseEvent) => {
    if (isOpener(element)) {
      return element instanceof HTMLAnchorElement && (opensTab(event) || earlySheet.hasFailed());
    }
    return (
      element.matches('a[href], summary') ||
      (element.matches('input') && !element.matches('[type=checkbox], [type=radio], [type=submit]')) ||
      (element.matches('[type=submit], button:not([type])') && element.closest('form[action]') !== null)
    );
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    const element = target instanceof HTMLLabelElement ? target.control : target;
    if (!element || isPlain(element, event) || element.closest('[data-early-sheet]')) return;
    // Otherwise a checkbox would change now and change back when the press is repeated.
    event.preventDefault();
    // First, because it drops the press before it, which may be of the same opener.
    if (isOpener(element)) earlySheet.open(element, () => pressed.delete(element));
    pressed.add(element);
  };
  const noteText = (target: EventTarget | null) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !target.matches('[type=checkbox], [type=radio]')) typed.set(target, target.value);
  };
  const onInput = ({ target }: Event) => noteText(target);

  /** Writes past React, which ignores an event that brings the value it has written or read itself. */
  const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.value !== field.defaultValue) noteText(field);
  }
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  const onStart = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      if (field.value === value) write(field, '');
      write(field, value);
    }
    const presses = [...pressed].filter(
      (element) => element.isConnected || element.dataset['panelTarget'] !== undefined,
    );
    earlySheet.release(presses.some(isOpener));
    for (const element of presses) {
      // The panel gives the focus back to its opener.
      if (isOpener(element)) element.focus({ preventScroll: true });
      const { panelTarget } = element.dataset;
      if (panelTarget === undefined) element.click();
      else document.documentElement.dataset['pressedPanel'] = panelTarget;
    }
  };
  document.addEventListener(startedEvent, onStart, { once: true });
}
