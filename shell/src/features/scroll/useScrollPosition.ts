import { NavigationType, useLocation, useNavigationType } from '@storefront/router';
import { useEffect, useRef } from 'react';

/** The section that a hash names. Null for a malformed hash too: editors write links by hand. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

// Loaded with the first scroll. If it cannot be loaded, the browser's own scroll restoration remains.
const loadReadingPlace = () => import('./readingPlace').catch(() => undefined);

/**
 * A new page starts at its top, or at the section that its address names. Back and Forward restore the place that was
 * being read: the browser would restore a distance from the top, which is another place when content above is rendered
 * lazily. A link to a section of the page that is open scrolls there too. An open panel is not a new page.
 */
export function useScrollPosition(): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string>(undefined);

  useEffect(() => {
    const previous = before.current;
    const isJump = navigation === NavigationType.Push && hash !== '';
    if (previous === pathname && !isJump) return;
    before.current = pathname;
    // The browser restores the scroll of a page from the server, except when its address names a section.
    if (navigation === NavigationType.Pop) {
      if (previous !== undefined || hash)
        void loadReadingPlace().then((readingPlace) => readingPlace?.restoreReadingPlace());
      return;
    }
    if (previous === undefined) return;
    const section = sectionOf(hash);
    if (section) section.scrollIntoView();
    else if (previous !== pathname) window.scrollTo(0, 0);
  }, [pathname, hash, navigation, key]);

  useEffect(() => {
    let stop = () => {};
    const startTracking = () =>
      void loadReadingPlace().then((readingPlace) => {
        stop = readingPlace?.trackReadingPlace(() => before.current) ?? stop;
      });
    addEventListener('scroll', startTracking, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', startTracking);
      stop();
    };
  }, []);
}
