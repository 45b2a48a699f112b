import { useEffect, useState } from 'react';

/** Where the page has to be scrolled to before the header gains its line, px. */
const LINE_AFTER = 8;
/** The phone's header: within its own height it never hides, px. */
const HEIGHT = 64;
/** Smaller moves are a trembling thumb, px. */
const TREMBLE = 4;

/** Whether the header stands over scrolled content, and whether the visitor is scrolling away from it. */
export function useHeaderScroll() {
  const [isOverContent, setOverContent] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = Math.max(0, window.scrollY);
      setOverContent(now > LINE_AFTER);
      if (Math.abs(now - last) < TREMBLE) return;
      setAway(now > last && now > HEIGHT);
      last = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return { isOverContent, isAway };
}
