import { useLayoutEffect, useState } from 'react';

/** The address block of the header, to which the hint points. */
const anchor = '[data-hint-anchor=address]';

export const findAnchor = () => document.querySelector<HTMLElement>(anchor);

/** How far the anchor is from the left of the window, px; follows the window's width. */
export function useAnchorLeft(): number {
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setLeft(findAnchor()?.getBoundingClientRect().left ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return left;
}
