import { launch } from './browser.mjs';
import { median, quantile, table } from './numbers.mjs';

/**
 * `node packages/e2e/bench/map.mjs [origin] [runs]`: measures the frames of a map of 500 restaurants while it is dragged,
 * on a phone by a finger, on a desktop by a mouse, and while it zooms, with the CPU slowed four times. It needs a running
 * storefront (`npm start`).
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 5);
const cpuSlowdown = 4;
const count = 500;
/** Of each gesture. */
const seconds = 3;
const zoomEveryMs = 500;

/**
 * Restaurants spread like a real chain: half of them in the middle, the rest over the region, some at the same place.
 */
const restaurants = Array.from({ length: count }, (_, index) => {
  // Multiples of irrational numbers spread evenly and are the same in every run.
  const spread = index % 2 ? 0.12 : 0.5;
  const place = index % 25 ? index : 0;
  const share = (/** @type {number} */ step) => ((place * step) % 1) - 0.5;
  return {
    id: index + 1,
    slug: `restaurant-${index + 1}`,
    name: `Ресторан № ${index + 1}`,
    address: `Москва, улица ${index + 1}`,
    phone: '+7 (495) 000-00-00',
    active: true,
    latitude: 55.75 + share(0.618_033_99) * spread,
    longitude: 37.62 + share(0.414_213_56) * spread * 1.7,
    workTime: {},
  };
});

/** Runs on the page: records the time between frames, from `frames.start()` to `frames.stop()`. */
function recordFrames() {
  /** Counts the recordings. Each ends with the next one, even if no frame comes between the two. */
  let recording = 0;
  /** @type {number[]} */
  let times = [];
  Object.assign(window, {
    frames: {
      start: () => {
        recording += 1;
        const own = recording;
        times = [];
        let before = 0;
        const frame = (/** @type {number} */ now) => {
          if (own !== recording) return;
          if (before > 0) times.push(now - before);
          before = now;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      stop: () => {
        recording += 1;
        return times;
      },
    },
  });
}

/**
 * Runs on the page: the nearest point without a button on it. A drag that begins on a button does not move the map.
 * @param {Point} middle
 */
function freePoint(middle) {
  for (let radius = 0; radius < 150; radius += 10) {
    for (let turn = 0; turn < 12; turn += 1) {
      const x = middle.x + radius * Math.cos((turn * Math.PI) / 6);
      const y = middle.y + radius * Math.sin((turn * Math.PI) / 6);
      const element = document.elementFromPoint(x, y);
      if (element?.closest('[role=application]') && !element.closest('button')) return { x, y };
    }
  }
  throw new Error('buttons cover the middle of the map');
}

/** @param {number[]} times */
const summary = (times) => ({
  fps: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  late: (100 * times.filter((time) => time > 25).length) / times.length,
  longest: Math.max(...times),
});

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @typedef {{ x: number, y: number }} Point */

/**
 * The events of a finger and of a mouse.
 * @param {import('@playwright/test').CDPSession} session
 */
const pointers = (session) => ({
  finger: {
    press: (/** @type {Point} */ at) => touch(session, 'touchStart', [at]),
    move: (/** @type {Point} */ at) => touch(session, 'touchMove', [at]),
    release: () => touch(session, 'touchEnd', []),
  },
  mouse: {
    press: (/** @type {Point} */ at) => mouse(session, 'mousePressed', at),
    move: (/** @type {Point} */ at) => mouse(session, 'mouseMoved', at),
    release: (/** @type {Point} */ at) => mouse(session, 'mouseReleased', at),
  },
});

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {'touchStart' | 'touchMove' | 'touchEnd'} type
 * @param {Point[]} touchPoints
 */
const touch = (session, type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type
 * @param {Point} at
 */
const mouse = (session, type, { x, y }) =>
  session.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });

/** @typedef {{ width: number, height: number, pointer: 'finger' | 'mouse' }} Device */

/**
 * Opens the map and yields the frames of each gesture.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 */
async function visit(browser, { width, height, pointer }) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: pointer === 'finger' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await context.addInitScript(recordFrames);
  await page.route('**/api/app/restaurants/**', (route) =>
    new URL(route.request().url()).pathname === '/api/app/restaurants/'
      ? route.fulfill({ json: restaurants })
      : route.fallback(),
  );
  await page.goto(`${origin}/`);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // A click would leave a mouse on the phone's map, and the browser would hit-test its position after each change.
  const choose = async (/** @type {import('@playwright/test').Locator} */ control) =>
    pointer === 'finger' ? control.tap({ force: true }) : control.click({ force: true });
  await choose(page.getByRole('banner').getByRole('button', { name: /Уточните адрес/ }));
  await choose(page.getByRole('radio', { name: 'Ресторан', exact: true }));
  const map = page.getByRole('region', { name: 'Карта с ресторанами' });
  await map
    .getByRole('button', { name: /ресторан/ })
    .first()
    .waitFor();
  await wait(1500);
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const { press, move, release } = pointers(session)[pointer];
  const record = async (/** @type {() => Promise<void>} */ gesture) => {
    await page.evaluate(() => /** @type {any} */ (window).frames.start());
    await gesture();
    return summary(await page.evaluate(() => /** @type {any} */ (window).frames.stop()));
  };
  const drag = async () => {
    const middle = await page.evaluate(freePoint, {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
    const reach = { x: box.width * 0.4, y: box.height * 0.3 };
    const began = performance.now();
    await press(middle);
    /** @type {Promise<unknown>[]} */
    const sent = [];
    for (let share = 0; share < 1; share = (performance.now() - began) / (seconds * 1000)) {
      const angle = share * 4 * Math.PI;
      sent.push(
        move({
          x: middle.x + Math.sin(angle) * reach.x,
          y: middle.y + Math.sin(angle * 1.5) * reach.y,
        }),
      );
      await wait(16);
    }
    await Promise.all(sent);
    await release(middle);
  };
  // Looked up once: a search by role takes the slowed page longer than the zoom that it would measure.
  const control = async (/** @type {string} */ name) => {
    const button = await map.getByRole('button', { name, exact: true }).elementHandle();
    return () => button?.evaluate((element) => /** @type {HTMLElement} */ (element).click());
  };
  const nearer = await control('Приблизить');
  const farther = await control('Отдалить');
  const zoom = async () => {
    const steps = (seconds * 1000) / zoomEveryMs;
    for (let step = 0; step < steps; step += 1) {
      await (step < steps / 2 ? nearer : farther)();
      await wait(zoomEveryMs);
    }
  };
  const buttons = await map.getByRole('group').getByRole('button').count();
  const far = await record(drag);
  const zooming = await record(zoom);
  for (let step = 0; step < 4; step += 1) {
    await nearer();
    await wait(300);
  }
  const near = await record(drag);
  await context.close();
  return { 'panning, zoom 10': far, 'zooming 10 to 13 and back': zooming, 'panning, zoom 14': near, buttons };
}

const browser = await launch();
const rows = [];
try {
  for (const device of /** @type {Device[]} */ ([
    { width: 390, height: 844, pointer: 'finger' },
    { width: 1440, height: 900, pointer: 'mouse' },
  ])) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await visit(browser, device));
    for (const gesture of /** @type {const} */ ([
      'panning, zoom 10',
      'zooming 10 to 13 and back',
      'panning, zoom 14',
    ])) {
      const of = (/** @type {'fps' | 'p50' | 'p95' | 'late' | 'longest'} */ key) =>
        Math.round(median(results.map((result) => result[gesture][key])));
      rows.push([gesture, device.width, of('fps'), of('p50'), of('p95'), of('late'), of('longest')]);
    }
    console.log(`${device.width} px: ${results.map(({ buttons }) => buttons).join(', ')} buttons on the map`);
  }
} finally {
  await browser.close();
}
console.log(`${count} restaurants, slowed ${cpuSlowdown}×, medians of ${runs}.\n`);
console.log(
  table(
    [
      'gesture',
      'width, px',
      'frames/s',
      'frame p50, ms',
      'frame p95, ms',
      'frames over 25 ms, %',
      'longest, ms',
    ],
    rows,
  ),
);
