import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a row that scrolls sideways is wider than its place, for a pointer that cannot swipe. `content` changes with
 * the children of the row.
 */
export function useIsCut(row: RefObject<HTMLElement | null>, content: string): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element || !matchMedia('(hover: hover)').matches) {
      setCut(false);
      return undefined;
    }
    // In a narrow window the arrows would take the place of the tabs.
    const hasRoom = matchMedia('(min-width: 768px)');
    // Calls back at once, and whenever the window or what stands beside the row changes its width.
    const observer = new ResizeObserver(() =>
      setCut(hasRoom.matches && element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, content]);
  return isCut;
}
