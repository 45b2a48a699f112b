import { NavigationType, useLocation, useNavigationType } from '@storefront/router';
import { useEffect, useRef } from 'react';

/** None also for what is no text: links stand in the editors' words, too. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * A new page begins at its top, or at the section its address names. Back and Forward are the browser's: it
 * brings the old place back. An open panel is no new page.
 */
export function useScrollPosition(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (navigation === NavigationType.Pop) return;
    const section = sectionOf(hash);
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, navigation]);
}
