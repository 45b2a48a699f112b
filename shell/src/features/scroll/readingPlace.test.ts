/** @jest-environment jsdom */
import { historyChanges } from '../../shared/routing/historyChanges';
import { trackReadingPlace, restoreReadingPlace } from './readingPlace';

/** The section's distance from the top of the page, px. */
let sectionAt = 1000;
const frames: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  document.body.innerHTML = '<main><section id="supy"></section></main>';
  window.history.replaceState({ key: 'own' }, '', '/menu');
  sectionAt = 1000;
  scroll(0);
  Object.assign(window, {
    innerHeight: 800,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    scrollBy: ({ top }: { top: number }) => scroll(window.scrollY + top),
  });
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.getBoundingClientRect = () => ({ top: sectionAt - window.scrollY }) as DOMRect;
});
afterEach(() => jest.useRealTimers());

function scroll(to: number) {
  Object.assign(window, { scrollY: to });
}
function runFrames(count: number) {
  for (let index = 0; index < count; index += 1) frames.shift()?.();
}
function read(to: number) {
  const stop = trackReadingPlace(() => '/menu');
  scroll(to);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  stop();
}
function showSkeleton() {
  const skeleton = document.createElement('div');
  skeleton.dataset['pageSkeleton'] = '';
  document.querySelector('main')?.replaceChildren(skeleton);
  return skeleton;
}

test.each([
  [1300, { section: 'supy', top: -300 }],
  [100, { top: -100 }],
])('after scrolling to %d the entry has the place %j beside its own state', (to, place) => {
  read(to);
  expect(window.history.state).toEqual({ key: 'own', place });
});

test('the entry of a page that is still loading gets no place of the previous page', () => {
  const stop = trackReadingPlace(() => '/menu');
  window.history.pushState({ key: 'next' }, '', '/promos');
  jest.advanceTimersByTime(500);
  stop();
  expect(window.history.state).toEqual({ key: 'next' });
});

test('a page gets no place while it is a skeleton, nor before it can scroll to its section', () => {
  const stop = trackReadingPlace(() => '/menu');
  const skeleton = showSkeleton();
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(590);
  skeleton.remove();
  jest.advanceTimersByTime(100);
  expect(window.history.state).toEqual({ key: 'own' });
  jest.advanceTimersByTime(500);
  expect(window.history.state).toEqual({ key: 'own', place: { top: -0 } });
  stop();
});

test('the entry that a panel adds for the same page gets the place', () => {
  const stop = trackReadingPlace(() => '/menu');
  scroll(1300);
  window.history.pushState({ key: 'panel' }, '', '/menu');
  historyChanges.notify();
  jest.advanceTimersByTime(500);
  stop();
  expect(window.history.state).toEqual({ key: 'panel', place: { section: 'supy', top: -300 } });
});

test('Back before the next page is shown restores the place, and the browser’s own scroll does not replace it', () => {
  const stop = trackReadingPlace(() => '/menu');
  scroll(1300);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  const entry = window.history.state as object;
  window.history.pushState({ key: 'next' }, '', '/promos');
  historyChanges.notify();
  window.history.replaceState(entry, '', '/menu');
  historyChanges.notify();
  scroll(700);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  runFrames(20);
  expect(window.scrollY).toBe(1300);
  expect(window.history.state).toEqual({ key: 'own', place: { section: 'supy', top: -300 } });
  stop();
});

test('closing a panel does not scroll the page', () => {
  const stop = trackReadingPlace(() => '/menu');
  scroll(1300);
  window.history.pushState({ place: { top: 0 } }, '', '/menu');
  historyChanges.notify();
  runFrames(20);
  expect(window.scrollY).toBe(1300);
  stop();
});

test.each([
  ['#oplata', 1],
  // The browser has scrolled to the section.
  ['#supy', 0],
  ['#100%', 0],
  ['', 0],
])('a page that is opened at %p scrolls to a part of a text %d times', (hash, times) => {
  document.body.insertAdjacentHTML('beforeend', '<span id="cms-oplata"></span>');
  window.history.replaceState({}, '', `/menu${hash}`);
  restoreReadingPlace();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times);
  // The reader has scrolled meanwhile, so the page does not scroll.
  scroll(300);
  restoreReadingPlace();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(times);
});

test('the place is restored, also when content above it grows', () => {
  read(1300);
  scroll(0);
  restoreReadingPlace();
  runFrames(2);
  expect(window.scrollY).toBe(1300);
  sectionAt = 1700;
  runFrames(1);
  expect(window.scrollY).toBe(2000);
  runFrames(50);
  expect(frames).toHaveLength(0);
});

test('until the last picture has loaded, the place is kept and the browser restores no scroll of its own', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  read(1300);
  scroll(0);
  restoreReadingPlace();
  runFrames(20);
  expect(window.history.scrollRestoration).toBe('manual');
  sectionAt = 1700;
  runFrames(1);
  expect(window.scrollY).toBe(2000);
  readyState.mockReturnValue('complete');
  runFrames(20);
  expect(window.history.scrollRestoration).toBe('auto');
  expect(frames).toHaveLength(0);
});

test('a place without a section waits for its page: the skeleton is too short for it', () => {
  window.history.replaceState({ place: { top: -900 } }, '');
  const skeleton = showSkeleton();
  let pageEnd = 100;
  window.scrollBy = (({ top }: { top: number }) => {
    scroll(Math.min(window.scrollY + top, pageEnd));
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollBy;
  const stop = trackReadingPlace(() => '/menu');
  restoreReadingPlace();
  const runOn = () => {
    runFrames(20);
    jest.advanceTimersByTime(500);
  };
  runOn();
  skeleton.remove();
  pageEnd = 2000;
  runOn();
  expect(window.scrollY).toBe(900);
  expect(window.history.state).toEqual({ place: { top: -900 } });
  stop();
});

test('restoring stops when the reader scrolls', () => {
  read(1300);
  scroll(0);
  restoreReadingPlace();
  window.dispatchEvent(new Event('wheel'));
  runFrames(5);
  expect(window.scrollY).toBe(0);
});

test('if two places are restored at once, only the last one counts', () => {
  read(1300);
  scroll(0);
  restoreReadingPlace();
  runFrames(1);
  window.history.replaceState({ place: { top: -200 } }, '');
  restoreReadingPlace();
  runFrames(20);
  expect(window.scrollY).toBe(200);
  expect(frames).toHaveLength(0);
  window.history.replaceState({ place: { top: -900 } }, '');
  restoreReadingPlace();
  window.history.replaceState(null, '');
  restoreReadingPlace();
  runFrames(9);
  expect(window.scrollY).toBe(200);
});

test('an entry without a place restores nothing', () => {
  restoreReadingPlace();
  expect(frames).toHaveLength(0);
});
