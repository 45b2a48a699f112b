import { useEffect, useRef } from 'react';

/** When the button and the counter replace each other, the focus moves from the removed control to the new one. */
export function useFocusHandoff(isCounterShown: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const wasCounterShown = useRef(isCounterShown);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const onFocusIn = () => {
      hadFocus.current = true;
    };
    // When a focused element is removed, no element gets the focus, so the focus has left only with a `relatedTarget`.
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget) hadFocus.current = false;
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  useEffect(() => {
    if (wasCounterShown.current === isCounterShown) return;
    wasCounterShown.current = isCounterShown;
    if (!hadFocus.current || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isCounterShown]);
  return container;
}
