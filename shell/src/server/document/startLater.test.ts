/** @jest-environment jsdom */
import { startLater } from './startLater';

const page = (pictures = '') =>
  `${pictures}<template id="ahead"><link rel="preload" as="script" href="/main.js"></template>` +
  '<template id="later"><script type="text/plain" src="/main.js"></script></template>';

/** Frames come when the test says so. */
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
  // No test leaves its listeners to the next one.
  dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => startLater('ahead', 'later', 1500);
const isAskedFor = () => document.head.querySelector('link[rel=preload]') !== null;
const isRunning = () => document.head.querySelector('script') !== null;

function openWithPicture(): HTMLImageElement {
  document.body.innerHTML = page('<img fetchpriority="high" src="/dish.avif"><img src="/far.avif">');
  const picture = document.images[0] as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  start();
  return picture;
}

test('scripts are asked for once the page is painted, and run once its first pictures are', () => {
  const picture = openWithPicture();
  expect([isAskedFor(), isRunning()]).toEqual([false, false]);
  nextFrames(2);
  expect([isAskedFor(), isRunning()]).toEqual([true, false]);
  picture.dispatchEvent(new Event('load'));
  nextFrames(2);
  expect(isRunning()).toBe(false);
  nextFrames(1);
  expect(isRunning()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

test('a picture that cannot be had is waited for no longer', () => {
  const picture = openWithPicture();
  nextFrames(2);
  picture.dispatchEvent(new Event('error'));
  nextFrames(3);
  expect(isRunning()).toBe(true);
});

test('a picture that does not come holds nothing up for longer than the limit', () => {
  openWithPicture();
  nextFrames(2);
  jest.advanceTimersByTime(1499);
  expect(isRunning()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isRunning()).toBe(true);
});

test('a page without first pictures waits for its paint alone', () => {
  document.body.innerHTML = page();
  start();
  nextFrames(2);
  expect(isRunning()).toBe(false);
  nextFrames(3);
  expect(isRunning()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a visitor’s %s waits for nothing', (sign) => {
  openWithPicture();
  dispatchEvent(new Event(sign));
  expect([isAskedFor(), isRunning()]).toEqual([true, true]);
});

test('a tab that nobody looks at is not painted, so it starts at once', () => {
  isHidden = true;
  document.body.innerHTML = page();
  start();
  expect(isRunning()).toBe(true);
});

test('nothing runs twice', () => {
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
