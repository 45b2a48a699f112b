/** @jest-environment jsdom */
import { startWithVisitor } from './startWithVisitor';

const page = (pictures = '') =>
  `${pictures}<template id="ahead"><link rel="preload" as="script" href="/main.js"></template>` +
  '<template id="later"><script type="text/plain" src="/main.js"></script></template>';

/** Frames that the test runs by hand. */
let frames: FrameRequestCallback[] = [];
async function nextFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    for (const callback of frames.splice(0)) callback(0);
    await jest.advanceTimersByTimeAsync(0);
  }
}

/** The HTML is painted with the second frame, and the first pictures with three more. */
async function paintPage() {
  await nextFrames(2);
  await nextFrames(3);
}

let isHidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '');
  frames = [];
  isHidden = false;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(() => {
  // Removes the listeners of this test.
  dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = ({ isLive = false } = {}) =>
  startWithVisitor({
    preloadsId: 'ahead',
    scriptsId: 'later',
    pictureTimeoutMs: 1500,
    isLive,
    visitorKeys: ['shopAddress', 'shopDraftUuid'],
  });
const isPreloading = () => document.head.querySelector('link[rel=preload]') !== null;
const isRunning = () => document.head.querySelector('script') !== null;

function open(options?: { isLive?: boolean }) {
  document.body.innerHTML = page();
  start(options);
}

/** Opens a page with a first picture. Returns how its decoding ends. */
function openWithPicture(options?: { isLive?: boolean }) {
  document.body.innerHTML = page('<img fetchpriority="high" src="/dish.avif"><img src="/far.avif">');
  const end = { decoded: () => {}, failed: () => {} };
  const decode = () =>
    new Promise<void>((resolve, reject) => {
      end.decoded = resolve;
      end.failed = () => reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
    });
  Object.assign(document.images[0] as HTMLImageElement, { decode });
  start(options);
  return end;
}

describe('a page without a visitor', () => {
  test('preloads its scripts a second after it has loaded, and never runs them', async () => {
    open();
    await paintPage();
    jest.advanceTimersByTime(5000);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(isPreloading()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isPreloading()).toBe(true);
    jest.advanceTimersByTime(600_000);
    expect(isRunning()).toBe(false);
  });

  test('preloads its scripts too when it had loaded before the page script ran', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    open();
    jest.advanceTimersByTime(1000);
    expect([isPreloading(), isRunning()]).toEqual([true, false]);
  });

  test('preloads its scripts in a hidden tab as well, which is not painted', () => {
    isHidden = true;
    open();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1000);
    expect([isPreloading(), isRunning()]).toEqual([true, false]);
  });
});

test.each(['pointerdown', 'keydown', 'click'])('a visitor’s %s runs the scripts at once', (name) => {
  openWithPicture();
  dispatchEvent(new Event(name));
  expect([isPreloading(), isRunning()]).toEqual([true, true]);
});

describe.each(['pointermove', 'wheel', 'scroll', 'focusin', 'storage'])('%s', (name) => {
  test('runs the scripts of a painted page', async () => {
    open();
    await paintPage();
    expect(isRunning()).toBe(false);
    dispatchEvent(new Event(name));
    expect(isRunning()).toBe(true);
  });

  test('before the first pictures are painted, runs the scripts after them', async () => {
    const picture = openWithPicture();
    dispatchEvent(new Event(name));
    expect(isPreloading()).toBe(false);
    await nextFrames(2);
    expect([isPreloading(), isRunning()]).toEqual([true, false]);
    picture.decoded();
    await jest.advanceTimersByTimeAsync(0);
    await nextFrames(3);
    expect(isRunning()).toBe(true);
  });

  test('after the paint of the HTML and before the paint of the pictures, preloads the scripts at once', async () => {
    openWithPicture();
    await nextFrames(2);
    expect(isPreloading()).toBe(false);
    dispatchEvent(new Event(name));
    expect([isPreloading(), isRunning()]).toEqual([true, false]);
  });
});

test.each([
  ['that rests is no sign', { movementX: 0, movementY: 0 }, false],
  ['that moves sideways is one', { movementX: 2, movementY: 0 }, true],
  ['that moves down is one', { movementX: 0, movementY: 1 }, true],
])('a pointer %s', async (_, movement, isSign) => {
  open();
  await paintPage();
  dispatchEvent(Object.assign(new Event('pointermove'), movement));
  expect(isRunning()).toBe(isSign);
});

describe('a live page', () => {
  test('runs its scripts after the first pictures are painted', async () => {
    const picture = openWithPicture({ isLive: true });
    expect([isPreloading(), isRunning()]).toEqual([false, false]);
    await nextFrames(2);
    expect([isPreloading(), isRunning()]).toEqual([true, false]);
    await nextFrames(9);
    expect(isRunning()).toBe(false);
    picture.decoded();
    await jest.advanceTimersByTimeAsync(0);
    await nextFrames(2);
    expect(isRunning()).toBe(false);
    await nextFrames(1);
    expect(isRunning()).toBe(true);
    expect(document.querySelector('template')).toBeNull();
  });

  test('is not delayed further by a picture that fails to load', async () => {
    const picture = openWithPicture({ isLive: true });
    await nextFrames(9);
    expect(isRunning()).toBe(false);
    picture.failed();
    await jest.advanceTimersByTimeAsync(0);
    await nextFrames(3);
    expect(isRunning()).toBe(true);
  });

  test('waits for a picture for no longer than the timeout', async () => {
    openWithPicture({ isLive: true });
    await nextFrames(2);
    jest.advanceTimersByTime(1499);
    expect(isRunning()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isRunning()).toBe(true);
  });

  test('without first pictures waits only for its paint', async () => {
    open({ isLive: true });
    await nextFrames(2);
    expect(isRunning()).toBe(false);
    await nextFrames(3);
    expect(isRunning()).toBe(true);
  });

  test('runs its scripts at once in a hidden tab', () => {
    isHidden = true;
    open({ isLive: true });
    expect(isRunning()).toBe(true);
  });
});

test.each([
  ['a saved address', () => localStorage.setItem('shopAddress', '{}')],
  ['a cart', () => localStorage.setItem('shopDraftUuid', 'x')],
  ['an entry that the app has left its state in', () => history.replaceState({ key: 'x' }, '')],
])('%s needs no sign of the visitor', async (_, prepare) => {
  prepare();
  open();
  await paintPage();
  expect(isRunning()).toBe(true);
});

test('with storage blocked the scripts wait for the visitor', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open();
  await paintPage();
  expect(isRunning()).toBe(false);
});

test('scripts run once and in their order', async () => {
  openWithPicture({ isLive: true });
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('scroll'));
  await nextFrames(9);
  jest.advanceTimersByTime(5000);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(document.head.querySelector('script')?.async).toBe(false);
});
