import type { EarlySheet } from './createEarlySheet';

/**
 * Keeps a visitor's input before the app responds, and replays it when the app dispatches `startedEvent` on the
 * document.
 *
 * - **A press** of a button, a checkbox or a similar element waits and is repeated at the same element, once for any
 *   number of presses. If the element is gone by then, its press and its sheet are dropped. Links and forms with an
 *   address need no app, so the browser follows them at once.
 * - **An opener** of a panel, which may be a link, shows its sheet until the app opens the panel. If the opener names
 *   its panel (`data-panel-target`), the panel is written into `data-pressed-panel` of the document and the opener is
 *   not pressed again: React would have to hydrate the page around it first, and the opener may be gone.
 * - **Text** typed into a field, also before this script ran, reaches the app as input when the app starts. Focus needs
 *   no code: hydration keeps the elements.
 */
export function keepEarlyInput(startedEvent: string, earlySheet: EarlySheet): void {
  const pressable = 'button, input, label, a[href], summary, [role=button], [role=tab], [role=switch]';
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

  const isOpener = (element: HTMLElement) => element.dataset['sheet'] !== undefined;
  const opensTab = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
    ctrlKey || metaKey || shiftKey || altKey;

  /** Whether the browser handles the press by itself. */
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
    // First, because `open` drops the previous press, which may be of the same opener.
    if (isOpener(element)) earlySheet.open(element, () => pressed.delete(element));
    pressed.add(element);
  };
  const noteText = (target: EventTarget | null) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !target.matches('[type=checkbox], [type=radio]')) typed.set(target, target.value);
  };
  const onInput = ({ target }: Event) => noteText(target);

  /** Writes without React's setter, because React ignores an input event whose value it already knows. */
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
      // When the panel closes, it returns the focus to its opener.
      if (isOpener(element)) element.focus({ preventScroll: true });
      const { panelTarget } = element.dataset;
      if (panelTarget === undefined) element.click();
      else document.documentElement.dataset['pressedPanel'] = panelTarget;
    }
  };
  document.addEventListener(startedEvent, onStart, { once: true });
}
