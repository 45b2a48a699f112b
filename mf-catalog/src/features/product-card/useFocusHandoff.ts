import { useEffect, useRef } from 'react';

/** The page or the panel around a control. The shell focuses it when a panel closes whose opener is gone. */
const surfaceOf = (control: Element) => control.closest('[role=dialog], main');

/** Whether the focus went into a panel that has been opened over the control. */
function isInPanelOver(control: Element, focused: EventTarget | null): boolean {
  const panel = focused instanceof Element ? focused.closest('[role=dialog]') : null;
  return panel !== null && !panel.contains(control);
}

/**
 * When the button and the counter replace each other, the focus moves from the removed control to the new one: also when
 * they do so while the customer chooses an address in a panel, which the press has opened (spec §4, Add to cart).
 */
export function useFocusHandoff(isCounterShown: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const wasCounterShown = useRef(isCounterShown);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    // A card that is hydrated late may have the focus already.
    hadFocus.current = element.contains(document.activeElement);
    const onReturn = ({ target }: FocusEvent) => {
      if (isInPanelOver(element, target)) return;
      if (target === surfaceOf(element)) return takeFocus(element);
      hadFocus.current = element.contains(target as Node);
      document.removeEventListener('focusin', onReturn);
    };
    const onFocusIn = () => {
      hadFocus.current = true;
    };
    // When a focused element is removed, no element gets the focus, so the focus has left only with a `relatedTarget`.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isInPanelOver(element, relatedTarget)) document.addEventListener('focusin', onReturn);
      else if (relatedTarget) hadFocus.current = false;
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('focusin', onReturn);
    };
  }, []);

  useEffect(() => {
    if (wasCounterShown.current === isCounterShown) return;
    wasCounterShown.current = isCounterShown;
    const element = container.current;
    const { activeElement: focused, body } = document;
    if (element && hadFocus.current && (focused === body || focused === surfaceOf(element)))
      takeFocus(element);
  }, [isCounterShown]);
  return container;
}

function takeFocus(container: HTMLElement): void {
  container.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
}
