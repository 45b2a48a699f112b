import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** Of the radio buttons of one name the browser stops at the chosen one, or at the first. */
function isStopOfItsGroup(element: HTMLElement, _: number, all: HTMLElement[]): boolean {
  if (!isRadio(element)) return true;
  const group = all
    .filter(isRadio)
    .filter(({ name, form }) => name === element.name && form === element.form);
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Words longer than the sheet, with nothing among them to stop at, are scrolled by who stops at them. */
function stopAtLongWords(sheet: HTMLElement): void {
  for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollHeight <= element.clientHeight || element.querySelector(stops)) continue;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.tabIndex = 0;
  }
}

function tabStopsIn(sheet: HTMLElement): HTMLElement[] {
  stopAtLongWords(sheet);
  return [...sheet.querySelectorAll<HTMLElement>(stops)]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
    )
    .filter(isStopOfItsGroup);
}

/** Tab goes round inside a sheet, for the keydown of the sheet. */
export function turnRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const { currentTarget: sheet, target, shiftKey } = event;
  if (!(target instanceof Node)) return;
  const all = tabStopsIn(sheet);
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // What has the focus need be no stop itself: a heading, or the sheet.
  if (all.some((stop) => target.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  (all.at(shiftKey ? -1 : 0) ?? sheet).focus();
}

/** Focus goes into the sheet on top when it opens, and back into it when what had it is gone. */
export function useHeldFocus(sheet: RefObject<HTMLElement | null>, isOpen: boolean, isOnTop: boolean): void {
  const enter = useEffectEvent(() => {
    // What is inside may have asked for it already, as the search's field does.
    const isInside = sheet.current?.contains(document.activeElement);
    if (isOnTop && !isInside) sheet.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen) enter();
  }, [isOpen]);

  const isHeld = isOpen && isOnTop;
  useEffect(() => {
    const element = sheet.current;
    if (!element || !isHeld) return;
    const observer = new MutationObserver((changes) => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && changes.some(({ removedNodes }) => removedNodes.length > 0)) {
        element.focus({ preventScroll: true });
      }
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [sheet, isHeld]);
}
