/** @jest-environment jsdom */
import { historyChanges } from '../../shared/history/historyChanges';
import { rememberPlaces, returnToPlace } from './readingPlace';

/** Where the section's top stands on the page, px. */
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
function drawFrames(count: number) {
  for (let index = 0; index < count; index += 1) frames.shift()?.();
}
function read(to: number) {
  const stop = rememberPlaces(() => '/menu');
  scroll(to);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(500);
  stop();
}

test.each([
  [1300, { section: 'supy', top: -300 }],
  [100, { top: -100 }],
])('scrolled to %d it remembers %j, and what the entry had', (to, place) => {
  read(to);
  expect(window.history.state).toEqual({ key: 'own', place });
});

test('while another page is on its way, its entry gets no place of this one', () => {
  const stop = rememberPlaces(() => '/menu');
  window.history.pushState({ key: 'next' }, '', '/promos');
  jest.advanceTimersByTime(500);
  stop();
  expect(window.history.state).toEqual({ key: 'next' });
});

test('a panel’s entry of the same page gets its place', () => {
  const stop = rememberPlaces(() => '/menu');
  scroll(1300);
  window.history.pushState({ key: 'panel' }, '', '/menu');
  historyChanges.tell();
  jest.advanceTimersByTime(500);
  stop();
  expect(window.history.state).toEqual({ key: 'panel', place: { section: 'supy', top: -300 } });
});

test('the reader is brought back, also when what stands above grows', () => {
  read(1300);
  scroll(0);
  returnToPlace();
  drawFrames(2);
  expect(window.scrollY).toBe(1300);
  sectionAt = 1700;
  drawFrames(1);
  expect(window.scrollY).toBe(2000);
  drawFrames(50);
  expect(frames).toHaveLength(0);
});

test('a reader who scrolls by themselves is let go', () => {
  read(1300);
  scroll(0);
  returnToPlace();
  window.dispatchEvent(new Event('wheel'));
  drawFrames(5);
  expect(window.scrollY).toBe(0);
});

test('of two ways back at once the last one counts, wherever it leads', () => {
  read(1300);
  scroll(0);
  returnToPlace();
  drawFrames(1);
  window.history.replaceState({ place: { top: -200 } }, '');
  returnToPlace();
  drawFrames(20);
  expect(window.scrollY).toBe(200);
  expect(frames).toHaveLength(0);
  window.history.replaceState({ place: { top: -900 } }, '');
  returnToPlace();
  window.history.replaceState(null, '');
  returnToPlace();
  drawFrames(9);
  expect(window.scrollY).toBe(200);
});

test('an entry that was never read leads nowhere', () => {
  returnToPlace();
  expect(frames).toHaveLength(0);
});
