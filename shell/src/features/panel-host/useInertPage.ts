import type { PanelShape } from '@storefront/contracts';
import { useEffect } from 'react';

/** Elements that stay interactive while a panel is open: the panels themselves, and toasts. */
const interactive = '[data-panel-layer], [data-stays-live], script, style';

/** Runs `action` once the current render is on the screen. Returns a function that cancels it. */
function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function makeInert(): () => void {
  const behind = [...document.body.children].filter(
    (element) =>
      element instanceof HTMLElement && !element.matches(interactive) && !element.hasAttribute('inert'),
  );
  for (const element of behind) element.setAttribute('inert', '');
  return () => {
    for (const element of behind) element.removeAttribute('inert');
  };
}

/** Replaces a scrollbar that disappears by a margin of its width, so that the page does not move. */
function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const scrollbarWidth = window.innerWidth - root.clientWidth;
  root.style.setProperty('overflow', 'hidden');
  if (scrollbarWidth > 0) body.style.setProperty('margin-right', `${scrollbarWidth}px`);
  return () => {
    root.style.removeProperty('overflow');
    body.style.removeProperty('margin-right');
  };
}

/** Writes the shape of the top panel to the document, for toasts and other elements that must not cover its header. */
export function useTopShape(shape: PanelShape | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (shape) dataset['topPanel'] = shape;
    else delete dataset['topPanel'];
  }, [shape]);
}

/**
 * Makes the page behind the panels inert and locks its scroll, after the first panel is on the screen. Both recalculate
 * the style of every element, which would delay the panel on a slow phone.
 */
export function useInertPage(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    let restore: (() => void)[] = [];
    const cancel = afterPaint(() => {
      restore = [lockScroll(), makeInert()];
    });
    return () => {
      cancel();
      for (const undo of restore) undo();
    };
  }, [isCovered]);
}
