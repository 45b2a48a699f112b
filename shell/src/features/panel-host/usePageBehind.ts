import type { PanelShape } from '@storefront/contracts';
import { useEffect } from 'react';
import { afterPaint } from './afterPaint';

/** What stays alive beside an open panel: the panels themselves, and toasts. */
const alive = '[data-panel-layer], [data-stays-live], script, style';

/** Nothing there can be focused, pressed or read. */
function makeInert(): () => void {
  const behind = [...document.body.children].filter(
    (element) => element instanceof HTMLElement && !element.matches(alive) && !element.hasAttribute('inert'),
  );
  for (const element of behind) element.setAttribute('inert', '');
  return () => {
    for (const element of behind) element.removeAttribute('inert');
  };
}

/** A scrollbar that goes leaves its room behind, so that nothing on the page moves. */
function stopScroll(): () => void {
  const { documentElement: root, body } = document;
  const room = window.innerWidth - root.clientWidth;
  root.style.setProperty('overflow', 'hidden');
  if (room > 0) body.style.setProperty('margin-right', `${room}px`);
  return () => {
    root.style.removeProperty('overflow');
    body.style.removeProperty('margin-right');
  };
}

/** Says on the document which shape lies on top, for what stands beside the panels and must not lie over their heads. */
export function useTopShape(shape: PanelShape | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (shape) dataset['topPanel'] = shape;
    else delete dataset['topPanel'];
  }, [shape]);
}

/**
 * Takes the page behind the panels out of reach, once the first panel is on the screen: both touch the style of every
 * element, and a slow phone would show the panel that much later.
 */
export function usePageBehind(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    let restore: (() => void)[] = [];
    const giveUp = afterPaint(() => {
      restore = [stopScroll(), makeInert()];
    });
    return () => {
      giveUp();
      for (const undo of restore) undo();
    };
  }, [isCovered]);
}
