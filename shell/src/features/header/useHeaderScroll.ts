import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Scrolled further than this, the header shows its bottom line, px. */
const LINE_AFTER = 8;
/** Height of the phone's header: above this position it never hides, px. */
const HEIGHT = 64;
/** Smaller moves are ignored, px. */
const MIN_MOVE = 4;

/**
 * Whether the header lies over scrolled content, and whether scrolling down has hidden it. It is visible while the
 * keyboard focus is in it.
 */
export function useHeaderScroll() {
  const [isOverContent, setOverContent] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      setOverContent(now > LINE_AFTER);
      if (Math.abs(now - last) < MIN_MOVE) return;
      setHidden(now > last && now > HEIGHT && !header.current?.querySelector(':focus-visible'));
      last = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setHidden(false);
  };
  return { isOverContent, isHidden, header, onFocus };
}
