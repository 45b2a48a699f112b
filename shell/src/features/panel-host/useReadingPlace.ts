import { type RefObject, useEffect } from 'react';

/** A scroll has ended after this long without a scroll event, ms. Not every browser has `scrollend`. */
const scrollEndMs = 100;

/** The uppermost element that begins in the visible part of a scroller, and scrolls with it. */
function firstSeenIn(scroller: Element): Element | undefined {
  const { top } = scroller.getBoundingClientRect();
  let stuck: Element | undefined;
  return [...scroller.querySelectorAll('*')].find((element) => {
    if (stuck?.contains(element)) return false;
    if (/sticky|fixed/.test(getComputedStyle(element).position)) {
      stuck = element;
      return false;
    }
    const box = element.getBoundingClientRect();
    return box.height > 0 && box.top >= top;
  });
}

/**
 * Keeps the text that is being read in a sheet on the screen when the window changes its layout. In landscape, a phone
 * scrolls the whole panel instead of its body, and a wide order scrolls its columns: each new scroller would begin at
 * its top.
 */
export function useReadingPlace(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scroller: Element | undefined;
    let place: Element | undefined;

    const remember = ({ target }: Event) => {
      if (!element || !(target instanceof Element)) return;
      const { clientHeight, scrollHeight } = target;
      // Ignores text areas, lists of suggestions, and elements that have just stopped scrolling.
      if (clientHeight * 2 < element.clientHeight || scrollHeight <= clientHeight) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        scroller = target;
        place = target.scrollTop > 0 ? firstSeenIn(target) : undefined;
      }, scrollEndMs);
    };
    // The event comes before the styles of the new size apply.
    const restore = () => requestAnimationFrame(bringBack);
    const bringBack = () => {
      // If the same element still scrolls, the browser has kept the place.
      if (!place || scroller?.scrollTop) return;
      place.scrollIntoView({ behavior: 'instant' });
      element?.querySelector(':focus-visible')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    };

    element?.addEventListener('scroll', remember, { capture: true, passive: true });
    window.addEventListener('resize', restore);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', remember, { capture: true });
      window.removeEventListener('resize', restore);
    };
  }, [sheet]);
}
