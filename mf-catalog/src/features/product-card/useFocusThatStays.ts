import { useEffect, useRef } from 'react';

/** Button and counter take each other's place; focus that stood in one goes on in the other. */
export function useFocusThatStays(isCounted: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  const wasCounted = useRef(isCounted);

  useEffect(() => {
    const element = foot.current;
    if (!element) return undefined;
    const enter = () => {
      wasInside.current = true;
    };
    // A removed element says no `focusout`, so leaving is only what goes elsewhere.
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) wasInside.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);

  useEffect(() => {
    if (wasCounted.current === isCounted) return;
    wasCounted.current = isCounted;
    const element = foot.current;
    const isLost = wasInside.current && document.activeElement === document.body;
    if (isLost) element?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isCounted]);
  return foot;
}
