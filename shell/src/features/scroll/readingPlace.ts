import { historyChanges } from '../../shared/history/historyChanges';

/** Where the reader was: a section of the page, if it has any, and where the section's or the page's top stood, px. */
interface Place {
  section?: string;
  top: number;
}

/** What stands above this part of the window is being read. */
const line = 0.3;
/** After so long without a scroll event it is over, ms. Not every browser says so itself. */
const stillness = 120;
/** What is far is drawn once it is near, and pushes the rest: so many frames in a row without a push are the end. */
const quietFrames = 6;
/** A page that does not come to rest is left alone, ms. */
const patience = 2000;
/** By these a reader scrolls without us. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let isReturning = false;
/** Ends the way back that is under way. */
let giveUp = () => {};

const topOf = (element: Element) => element.getBoundingClientRect().top;
const sections = () => [...document.querySelectorAll<HTMLElement>('main section[id]')];
const stateNow = () => window.history.state as { place?: Place } | null;

/** Keeps the place with the entry of the history it belongs to, see contracts/docs/reading-place.md. */
function remember(): void {
  const section = sections().findLast((element) => topOf(element) < window.innerHeight * line);
  const place: Place = section ? { section: section.id, top: topOf(section) } : { top: -window.scrollY };
  window.history.replaceState({ ...stateNow(), place }, '');
}

/**
 * Remembers the reader's place whenever a scroll has ended, and for an entry that a panel made of the same page.
 * `pageShown` is the path of the page on the screen: the address is ahead of it while another page is on its way.
 * Returns what stops it.
 */
export function rememberPlaces(pageShown: () => string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isReturning && pageShown() === window.location.pathname) remember();
    }, stillness);
  };
  addEventListener('scroll', soon, { passive: true });
  const stopListening = historyChanges.subscribe(soon);
  soon();
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', soon);
    stopListening();
  };
}

/** How far the page has to move so that the place stands where it stood, px; undefined while it is not on the page. */
function distanceTo({ section, top }: Place): number | undefined {
  if (section === undefined) return -top - window.scrollY;
  const element = document.getElementById(section);
  return element ? topOf(element) - top : undefined;
}

/** Brings the reader back to the place that this entry of the history remembers, unless they move on by themselves. */
export function returnToPlace(): void {
  // Back was pressed twice: only the last place counts.
  giveUp();
  const place = stateNow()?.place;
  if (!place) return;
  const start = performance.now();
  let quiet = 0;
  // Once it is near it has its own height: the place may lie further down in it than its room was.
  if (place.section) document.getElementById(place.section)?.scrollIntoView({ behavior: 'instant' });
  isReturning = true;
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    isReturning = false;
    for (const name of ownMoves) removeEventListener(name, stop);
  };
  giveUp = stop;
  for (const name of ownMoves) addEventListener(name, stop, { passive: true });

  const step = () => {
    if (isOver) return;
    const distance = distanceTo(place);
    const before = window.scrollY;
    if (distance) window.scrollBy({ top: distance, behavior: 'instant' });
    const isStill = distance !== undefined && window.scrollY === before;
    quiet = isStill ? quiet + 1 : 0;
    if (quiet >= quietFrames || performance.now() - start > patience) return stop();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
