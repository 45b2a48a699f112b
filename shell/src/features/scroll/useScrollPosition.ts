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

// Who has not scrolled yet has no place to be brought back to. Without a network the browser's own memory has to do.
const loadPlaces = () => import('./readingPlace').catch(() => undefined);

/**
 * A new page begins at its top, or at the section its address names. Back and Forward lead to where the reader was: the
 * browser would bring back a distance from the top, which is another place once pages are drawn as one comes near. An
 * open panel is no new page.
 */
export function useScrollPosition(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string>(undefined);

  useEffect(() => {
    const arrived = before.current;
    if (arrived === pathname) return;
    before.current = pathname;
    // A page from the server stands where the browser left it, unless it aims at a section.
    if (navigation === NavigationType.Pop) {
      if (arrived !== undefined || hash) void loadPlaces().then((places) => places?.returnToPlace());
      return;
    }
    if (arrived === undefined) return;
    const section = sectionOf(hash);
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, navigation]);

  useEffect(() => {
    let stop = () => {};
    const begin = () =>
      void loadPlaces().then((places) => {
        stop = places?.rememberPlaces(() => before.current) ?? stop;
      });
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', begin);
      stop();
    };
  }, []);
}
