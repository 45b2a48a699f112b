import { anchorIds } from '@storefront/contracts/site-path';
import { NavigationType, useLocation, useNavigationType } from '@storefront/router';
import { useEffect, useRef } from 'react';

/** The section, or the part of a text, that a hash names. */
const sectionOf = (hash: string) =>
  anchorIds(hash)
    .map((id) => document.getElementById(id))
    .find(Boolean);

// Loaded with the first scroll. If it cannot be loaded, the browser's own scroll restoration remains.
const loadReadingPlace = () => import('./readingPlace').catch(() => undefined);

/**
 * A new page starts at its top, or at the section that its address names. Back and Forward restore the reading place:
 * the browser would restore a distance from the top, which is another place when content above is rendered lazily. A
 * link to the open page leads to its top, or to its section. Neither an open panel nor another filter is a new page.
 */
export function useScrollPosition(): void {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<{ pathname: string; search: string }>(undefined);

  useEffect(() => {
    const previous = before.current;
    before.current = { pathname, search };
    const isJump = navigation === NavigationType.Push && hash !== '';
    const isSamePage = previous?.pathname === pathname;
    const isRevisit = navigation !== NavigationType.Pop && previous?.search === search && hash === '';
    if (isSamePage && !isJump && !isRevisit) return;
    // The browser restores the scroll of a page from the server, except when its address names a section.
    if (navigation === NavigationType.Pop) {
      if (previous !== undefined || hash)
        void loadReadingPlace().then((readingPlace) => readingPlace?.restoreReadingPlace());
      return;
    }
    if (previous === undefined) return;
    const section = sectionOf(hash);
    if (section) section.scrollIntoView();
    else if (!isSamePage || isRevisit) window.scrollTo(0, 0);
  }, [pathname, search, hash, navigation, key]);

  useEffect(() => {
    let stop = () => {};
    const startTracking = () =>
      void loadReadingPlace().then((readingPlace) => {
        stop = readingPlace?.trackReadingPlace(() => before.current?.pathname) ?? stop;
      });
    addEventListener('scroll', startTracking, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', startTracking);
      stop();
    };
  }, []);
}
