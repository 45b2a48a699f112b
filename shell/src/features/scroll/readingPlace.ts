import { anchorIds } from '@storefront/contracts/site-path';
import { historyChanges } from '../../shared/routing/historyChanges';

/** The reader's place: a section of the page, if it has any, and the top of that section or of the page, px. */
interface ReadingPlace {
  section?: string;
  top: number;
}

/** The section at this share of the window's height is being read. */
const readingLine = 0.3;
/** A scroll has ended after this long without a scroll event, ms. Not every browser has `scrollend`. */
const scrollEndMs = 120;
/** Lazily rendered content moves the page; a loaded page is stable after this many frames without a move. */
const stableFrames = 6;
/** Restoring ends after this time even if the page is not stable, which may take seconds on a slow phone. */
const timeoutMs = 30_000;
/** Events by which the reader may scroll. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let isRestoring = false;
/** Cancels the restoring in progress. */
let cancelRestoring = () => {};

const topOf = (element: Element) => element.getBoundingClientRect().top;
const sections = () => [...document.querySelectorAll<HTMLElement>('main section[id]')];
const isSkeletonShown = () => document.querySelector('main [data-page-skeleton]') !== null;
const stateNow = () => window.history.state as { place?: ReadingPlace } | null;

/** Saves the place in the current history entry, see contracts/docs/reading-place.md. */
function save(): void {
  const section = sections().findLast((element) => topOf(element) < window.innerHeight * readingLine);
  const place: ReadingPlace = section
    ? { section: section.id, top: topOf(section) }
    : { top: -window.scrollY };
  window.history.replaceState({ ...stateNow(), place }, '');
}

/**
 * How far to scroll so that the place is where it was, px; undefined while its section or its page has not appeared.
 */
function distanceTo({ section, top }: ReadingPlace): number | undefined {
  if (section === undefined) return isSkeletonShown() ? undefined : -top - window.scrollY;
  const element = document.getElementById(section);
  return element ? topOf(element) - top : undefined;
}

/**
 * Scrolls to the place saved in the current history entry, until the page is stable or the reader scrolls; without one,
 * to the part of a text that the address names.
 */
export function restoreReadingPlace(): void {
  // After pressing Back twice only the last place counts.
  cancelRestoring();
  const place = stateNow()?.place;
  if (!place) {
    // The browser has scrolled to the section that the address names, but it knows no part of a text.
    const [section, part] = anchorIds(window.location.hash).map((id) => document.getElementById(id));
    if (!section && window.scrollY === 0) part?.scrollIntoView();
    return;
  }
  const start = performance.now();
  let framesWithoutMove = 0;
  // Renders the section first: the place may be further down in it than the height of its placeholder.
  if (place.section) document.getElementById(place.section)?.scrollIntoView({ behavior: 'instant' });
  isRestoring = true;
  // Otherwise the browser would scroll to its own saved distance once the last picture has loaded.
  window.history.scrollRestoration = 'manual';
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    isRestoring = false;
    window.history.scrollRestoration = 'auto';
    for (const name of userEvents) removeEventListener(name, stop);
  };
  cancelRestoring = stop;
  for (const name of userEvents) addEventListener(name, stop, { passive: true });

  const step = () => {
    if (isOver) return;
    const distance = distanceTo(place);
    const before = window.scrollY;
    if (distance) window.scrollBy({ top: distance, behavior: 'instant' });
    const isStill = distance !== undefined && window.scrollY === before;
    framesWithoutMove = isStill ? framesWithoutMove + 1 : 0;
    const isStable = framesWithoutMove >= stableFrames && document.readyState === 'complete';
    if (isStable || performance.now() - start > timeoutMs) return stop();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Saves the reading place whenever a scroll has ended, and in a history entry that a panel adds for the same page.
 * While a page is a skeleton, no place is saved: it would keep the page from scrolling to its section. `shownPathname`
 * is the path of the page on the screen; while another page loads, the address is ahead of it. If the visitor goes back
 * before that page is shown, the place is restored at once, because no page is rendered that would restore it. Returns
 * a function that stops the tracking.
 */
export function trackReadingPlace(shownPathname: () => string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasSkeletonShown = false;
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isLoading = isSkeletonShown();
      // A page that has just appeared may still have to scroll to the section in its address.
      const mustWait = isLoading || wasSkeletonShown;
      wasSkeletonShown = isLoading;
      if (mustWait) saveSoon();
      else if (!isRestoring && shownPathname() === window.location.pathname) save();
    }, scrollEndMs);
  };
  let { pathname: addressBefore } = window.location;
  const onHistoryChange = () => {
    const { pathname } = window.location;
    if (pathname !== addressBefore && pathname === shownPathname()) restoreReadingPlace();
    addressBefore = pathname;
    saveSoon();
  };
  addEventListener('scroll', saveSoon, { passive: true });
  const stopListening = historyChanges.subscribe(onHistoryChange);
  saveSoon();
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', saveSoon);
    stopListening();
  };
}
