import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const tabbable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** In a radio group, Tab stops at the checked button, or at the first one. */
function isTabStopOfGroup(element: HTMLElement, _: number, all: HTMLElement[]): boolean {
  if (!isRadio(element)) return true;
  const group = all
    .filter(isRadio)
    .filter(({ name, form }) => name === element.name && form === element.form);
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Makes scrollable text without a tab stop focusable, so that the keyboard can scroll it. */
function makeScrollableFocusable(sheet: HTMLElement): void {
  for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollHeight <= element.clientHeight || element.querySelector(tabbable)) continue;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) element.tabIndex = 0;
  }
}

function tabStopsIn(sheet: HTMLElement): HTMLElement[] {
  makeScrollableFocusable(sheet);
  return [...sheet.querySelectorAll<HTMLElement>(tabbable)]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
    )
    .filter(isTabStopOfGroup);
}

/** Handles keydown of a sheet: Tab cycles inside it. */
export function trapTabKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const { currentTarget: sheet, target, shiftKey } = event;
  if (!(target instanceof Node)) return;
  const all = tabStopsIn(sheet);
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // The focused element may not be a tab stop: it may be a heading or the sheet.
  if (all.some((stop) => target.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  (all.at(shiftKey ? -1 : 0) ?? sheet).focus();
}

/** Focuses the top sheet when it opens, and again when the focused element inside it is removed. */
export function useFocusTrap(sheet: RefObject<HTMLElement | null>, isOpen: boolean, isOnTop: boolean): void {
  const focusOnOpen = useEffectEvent(() => {
    // The content may have focused an element already, for example the field of the search.
    const isInside = sheet.current?.contains(document.activeElement);
    if (isOnTop && !isInside) sheet.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen) focusOnOpen();
  }, [isOpen]);

  const isTrapped = isOpen && isOnTop;
  useEffect(() => {
    const element = sheet.current;
    if (!element || !isTrapped) return;
    const observer = new MutationObserver((mutations) => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && mutations.some(({ removedNodes }) => removedNodes.length > 0)) {
        element.focus({ preventScroll: true });
      }
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [sheet, isTrapped]);
}
