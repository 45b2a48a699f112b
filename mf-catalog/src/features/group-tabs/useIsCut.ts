import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a row that scrolls sideways is wider than its place, for a pointer that cannot swipe. `content` changes with
 * the children of the row.
 */
export function useIsCut(row: RefObject<HTMLElement | null>, content: string): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element || !matchMedia('(hover: hover)').matches) return undefined;
    // Calls back at once, and whenever the window or what stands beside the row changes its width.
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, content]);
  return isCut;
}
