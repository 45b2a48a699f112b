/** @jest-environment jsdom */
import { runAfterPaint } from './runAfterPaint';

const page = (pictures = '') =>
  `${pictures}<template id="ahead"><link rel="preload" as="script" href="/main.js"></template>` +
  '<template id="later"><script type="text/plain" src="/main.js"></script></template>';

/** Frames that the test runs by hand. */
let frames: FrameRequestCallback[] = [];
function nextFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    for (const callback of frames.splice(0)) callback(0);
  }
  jest.advanceTimersByTime(0);
}

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  frames = [];
  isHidden = false;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  // Removes the listeners of this test.
  dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => runAfterPaint('ahead', 'later', 1500);
const isPreloading = () => document.head.querySelector('link[rel=preload]') !== null;
const isRunning = () => document.head.querySelector('script') !== null;

function openWithPicture(): HTMLImageElement {
  document.body.innerHTML = page('<img fetchpriority="high" src="/dish.avif"><img src="/far.avif">');
  const picture = document.images[0] as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  start();
  return picture;
}

test('scripts are preloaded after the first paint, and run after the first pictures are painted', () => {
  const picture = openWithPicture();
  expect([isPreloading(), isRunning()]).toEqual([false, false]);
  nextFrames(2);
  expect([isPreloading(), isRunning()]).toEqual([true, false]);
  picture.dispatchEvent(new Event('load'));
  nextFrames(2);
  expect(isRunning()).toBe(false);
  nextFrames(1);
  expect(isRunning()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

test('a picture that fails to load delays nothing further', () => {
  const picture = openWithPicture();
  nextFrames(2);
  picture.dispatchEvent(new Event('error'));
  nextFrames(3);
  expect(isRunning()).toBe(true);
});

test('a picture that does not load delays scripts for no longer than the timeout', () => {
  openWithPicture();
  nextFrames(2);
  jest.advanceTimersByTime(1499);
  expect(isRunning()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isRunning()).toBe(true);
});

test('a page without first pictures waits only for its paint', () => {
  document.body.innerHTML = page();
  start();
  nextFrames(2);
  expect(isRunning()).toBe(false);
  nextFrames(3);
  expect(isRunning()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a visitor’s %s runs the scripts at once', (name) => {
  openWithPicture();
  dispatchEvent(new Event(name));
  expect([isPreloading(), isRunning()]).toEqual([true, true]);
});

test('scripts run at once in a hidden tab, which is not painted', () => {
  isHidden = true;
  document.body.innerHTML = page();
  start();
  expect(isRunning()).toBe(true);
});

test('scripts run once', () => {
  openWithPicture();
  dispatchEvent(new Event('keydown'));
  nextFrames(9);
  jest.advanceTimersByTime(5000);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('scripts keep their order', () => {
  document.body.innerHTML = page();
  isHidden = true;
  start();
  expect(document.head.querySelector('script')?.async).toBe(false);
});
