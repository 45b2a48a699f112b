import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { median, quantile, table } from './numbers.mjs';
import { startMockBackEnd } from './mockBackEnd.mjs';

/**
 * `node packages/e2e/bench/menu.mjs [runs]`: measures the largest paint and the cost of scrolling of menus of 165,
 * 1000 and 5000 products, with the CPU slowed four times. It needs released builds (`RELEASES_DIR`, else `.releases`).
 */
const root = join(import.meta.dirname, '../../..');
const runs = Number(process.argv[2] ?? 3);
const sizes = [165, 1000, 5000];
const paths = ['/', '/menu', '/menu/gruppa-1'];
const cpuSlowdown = 4;
/** Distance in px, speed in px per second. */
const scroll = { distance: 16_000, speed: 2_000 };

/**
 * @param {string} apiUrl
 * @param {number} port
 */
async function startShell(apiUrl, port) {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['shell/dist/server/main.cjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), API_URL: apiUrl, PUBLIC_URL: origin, LOG_LEVEL: 'error' },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('the shell does not answer');
}

/** Runs on the page: records its paints, its long tasks and the time between its frames. */
function recordMetrics() {
  const seen = { lcp: 0, tasks: /** @type {number[]} */ ([]), frames: /** @type {number[]} */ ([]) };
  Object.assign(window, { seen });
  const on = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('longtask', (entry) => seen.tasks.push(entry.duration));
  let before = performance.now();
  const frame = (/** @type {number} */ now) => {
    seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(recordMetrics);
  await page.goto(url);
  // The browser looks for the largest paint only until the first input.
  await page.waitForFunction(() => /** @type {any} */ (window).seen.lcp > 0);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const read = () => page.evaluate(() => structuredClone(/** @type {any} */ (window).seen));
  const { lcp } = await read();
  await page.evaluate(() => {
    const { seen } = /** @type {any} */ (window);
    seen.tasks.length = 0;
    seen.frames.length = 0;
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -scroll.distance,
    speed: scroll.speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const { tasks, frames } = await read();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return {
    lcp,
    p50: quantile(frames, 0.5),
    p95: quantile(frames, 0.95),
    late:
      (100 * frames.filter((/** @type {number} */ time) => time > 25).length) / Math.max(1, frames.length),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    elements,
  };
}

const browser = await launch();
const shops = [];
for (const [index, size] of sizes.entries()) {
  const backEnd = await startMockBackEnd(size);
  const shell = await startShell(backEnd.url, Number(process.env['PORT'] ?? 3260) + index);
  shops.push({ size, backEnd, shell });
}
const rows = [];
try {
  for (const path of paths) {
    /** @type {Record<string, number>[][]} */
    const results = shops.map(() => []);
    for (let turn = 0; turn < runs; turn += 1) {
      for (const [index, { shell }] of shops.entries()) {
        results[index]?.push(await visit(browser, shell.origin + path));
      }
    }
    const first = median((results[0] ?? []).map(({ lcp }) => lcp ?? Number.NaN));
    for (const [index, { size }] of shops.entries()) {
      const of = (/** @type {string} */ key) =>
        median((results[index] ?? []).map((result) => result[key] ?? Number.NaN));
      const numbers = ['lcp', 'p50', 'p95', 'late', 'tasks', 'longest', 'elements'].map((key) =>
        Math.round(of(key)),
      );
      rows.push([path, size, ...numbers, (of('lcp') / first).toFixed(2)]);
    }
  }
} finally {
  await browser.close();
  for (const { backEnd, shell } of shops) {
    shell.stop();
    backEnd.stop();
  }
}
console.log(
  `Slowed ${cpuSlowdown}×, 390 px, medians of ${runs}; scrolled ${scroll.distance} px at ${scroll.speed} px/s.\n`,
);
const frames = ['frame p50, ms', 'frame p95, ms', 'frames over 25 ms, %', 'long tasks', 'longest, ms'];
console.log(table(['page', 'products', 'LCP, ms', ...frames, 'elements', 'LCP / 165'], rows));
