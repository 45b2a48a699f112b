import { useEffect } from 'react';

/** What stays alive beside an open panel: the panels themselves, and toasts. */
const alive = '[data-panel-layer], [data-stays-live], [data-radix-focus-guard], script, style';

/** Makes the page behind the panels inert: nothing there can be focused, pressed or read. */
export function useInertPage(isInert: boolean): void {
  useEffect(() => {
    if (!isInert) return;
    const behind = [...document.body.children].filter(
      (element) =>
        element instanceof HTMLElement && !element.matches(alive) && !element.hasAttribute('inert'),
    );
    for (const element of behind) element.setAttribute('inert', '');
    return () => {
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [isInert]);
}
