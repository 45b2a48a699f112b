import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

function tabStopsIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
}

/** Tab goes round inside a sheet, for the keydown of the sheet. */
export function turnRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const sheet = event.currentTarget;
  const all = tabStopsIn(sheet);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const isAtEnd = event.target === from || all.length === 0 || (event.shiftKey && event.target === sheet);
  if (!isAtEnd) return;
  event.preventDefault();
  (to ?? sheet).focus();
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
