import { launch } from './browser.mjs';
import { median, quantile, table } from './numbers.mjs';
import { openPhone } from './visitor.mjs';

/**
 * `node packages/e2e/bench/interactions.mjs [origin] [runs]`: measures how soon the page answers during a scripted visit of
 * two minutes on a phone (390 px), with the CPU slowed four times: the time from each tap or key to the next frame, as
 * INP counts it, and the frames while the whole menu is scrolled. It needs a running storefront (`npm start`).
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 3);
const visitMs = 120_000;
/** Between two actions of a visitor, and before the first on a new page. */
const pauseMs = 700;
const lookMs = 2_500;

/** Runs on the page: keeps the longest event of each interaction, with its target, and the time between frames. */
function recordInteractions() {
  const seen = {
    interactions: /** @type {Record<number, { ms: number, what: string }>} */ ({}),
    frames: /** @type {number[]} */ ([]),
    isScrolled: false,
  };
  Object.assign(window, { seen });
  const nameOf = (/** @type {unknown} */ target) =>
    target instanceof Element
      ? (target.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 30)
      : '';
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (!entry.interactionId || (seen.interactions[entry.interactionId]?.ms ?? 0) >= entry.duration)
        continue;
      seen.interactions[entry.interactionId] = {
        ms: entry.duration,
        what: `${entry.name} ${nameOf(entry.target)}`,
      };
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  let before = performance.now();
  const frame = (/** @type {number} */ now) => {
    if (seen.isScrolled) seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** One visit: its interactions, in milliseconds, and its frames while scrolling. */
async function visit(browser) {
  const { context, page, session, slowDown } = await openPhone(browser, true);
  await page.addInitScript(recordInteractions);
  await slowDown();

  /** @type {{ ms: number, what: string }[]} */
  const interactions = [];
  /** @type {number[]} */
  const frames = [];
  /** Collects the records of the page, because a new document starts without them. */
  const collect = async () => {
    const seen = await page.evaluate(() => {
      const { interactions: all, frames: times } = /** @type {any} */ (window).seen;
      const taken = { interactions: Object.values(all), frames: [...times] };
      for (const id of Object.keys(all)) delete all[id];
      times.length = 0;
      return taken;
    });
    interactions.push(.../** @type {typeof interactions} */ (seen.interactions));
    frames.push(...seen.frames);
  };
  const open = async (/** @type {string} */ path) => {
    if (page.url().startsWith(origin)) await collect();
    await page.goto(origin + path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(lookMs);
  };
  const pause = () => page.waitForTimeout(pauseMs);
  const tap = async (/** @type {import('@playwright/test').Locator} */ target) => {
    await target.tap();
    await pause();
  };
  const scroll = async (/** @type {number} */ distance) => {
    await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { isScrolled: true }));
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -distance,
      speed: 1500,
    });
    await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { isScrolled: false }));
    await pause();
  };
  const panel = (/** @type {string | RegExp} */ name) => page.getByRole('dialog', { name });
  const close = async () => {
    await page.keyboard.press('Escape');
    await pause();
  };
  const type = async (/** @type {string} */ text) => {
    await page.keyboard.type(text, { delay: 150 });
    await pause();
  };
  const toolbar = page.getByRole('navigation', { name: /навигация|разделы/i }).last();

  const began = performance.now();
  while (performance.now() - began < visitMs) {
    await open('/menu');
    await scroll(3000);
    await scroll(-3000);
    const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^В корзину/ }) });
    await tap(cards.first().getByRole('link'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Добавить/ })
      .waitFor();
    await close();
    await tap(cards.nth(1).getByRole('button', { name: /^В корзину/ }));
    for (let more = 0; more < 3; more += 1) {
      await tap(page.getByRole('button', { name: /^Прибавить: / }).first());
    }
    await tap(page.getByRole('banner').getByRole('button', { name: /Найти/ }));
    await panel('Поиск').getByRole('combobox').waitFor();
    await type('филадельфия');
    await page.getByRole('option').first().waitFor();
    await close();
    await tap(toolbar.getByRole('button', { name: /Заказ|В корзине/ }));
    await panel('Заказ')
      .getByRole('button', { name: /^Убавить: (?!персоны)/ })
      .first()
      .waitFor();
    await tap(
      panel('Заказ')
        .getByRole('button', { name: /^Убавить: (?!персоны)/ })
        .first(),
    );
    await tap(panel('Заказ').getByRole('button', { name: 'Ввести промокод' }));
    await type('СКИДКА');
    await close();
    await close();
    await tap(page.getByRole('button', { name: 'Все меню' }));
    await tap(page.getByRole('dialog').getByRole('link', { name: /Супы/ }));
    await page.getByRole('heading', { level: 1, name: /Супы/ }).waitFor();
    await tap(toolbar.getByRole('link', { name: 'Главная' }));
  }
  await collect();
  await context.close();
  return { interactions, frames };
}

const browser = await launch();
const visits = [];
for (let run = 0; run < runs; run += 1) {
  const { interactions, frames } = await visit(browser);
  const times = interactions.map(({ ms }) => ms);
  const worst = interactions.reduce((one, other) => (other.ms > one.ms ? other : one));
  visits.push({
    count: times.length,
    p75: quantile(times, 0.75),
    p99: quantile(times, 0.99),
    worst: `${worst.ms}: ${worst.what}`,
    longestFrame: Math.max(...frames),
    lateFrames: (100 * frames.filter((time) => time > 50).length) / frames.length,
  });
}
await browser.close();
const row = (title, key) => {
  const values = visits.map((one) => Math.round(one[key]));
  return [title, median(values), Math.max(...values)];
};
console.log(`Slowed 4×, 390 px, ${runs} visits of ${visitMs / 1000} s.\n`);
console.log(
  table(
    ['', 'median', 'worst'],
    [
      row('interactions of a visit', 'count'),
      row('75th percentile, ms', 'p75'),
      row('99th percentile, ms', 'p99'),
      row('the whole menu: longest frame while scrolling, ms', 'longestFrame'),
      row('the whole menu: frames over 50 ms while scrolling, %', 'lateFrames'),
    ],
  ),
);
for (const { worst } of visits) console.log(`the slowest interaction, ms: ${worst}`);
