import { launch } from './browser.mjs';
import { median, table } from './numbers.mjs';

/**
 * `node packages/e2e/bench/taps.mjs [origin] [runs]`: from a tap to the open product panel and to the new number on
 * the cart's badge, on a machine slowed four times. Wants a storefront that runs (`npm start`).
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 7);
const slowness = 4;
const address = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};

/** Remembers when a tap began and when what it asked for was painted. `what` says whether it is there. */
function timeTap(/** @type {{ selector: string, text: string }} */ { selector, text }) {
  const state = { began: 0, painted: 0 };
  Object.assign(window, { tap: state });
  const isThere = () =>
    [...document.querySelectorAll(selector)].some((element) => (element.textContent ?? '').includes(text));
  addEventListener(
    'click',
    (event) => {
      state.began = event.timeStamp;
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        // The frame after this one has it on the screen.
        requestAnimationFrame((time) => {
          state.painted = time;
        });
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} target
 * @param {{ selector: string, text: string }} what
 */
async function tap(page, target, what) {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(timeTap, what);
  await target.tap();
  await page.waitForFunction(() => /** @type {any} */ (window).tap.painted > 0);
  return page.evaluate(() => {
    const { began, painted } = /** @type {any} */ (window).tap;
    return painted - began;
  });
}

const browser = await launch();
/** @type {Record<string, number[]>} */
const times = {
  'the first panel': [],
  'another panel': [],
  'the first on the badge': [],
  'one more on the badge': [],
};
for (let run = 0; run < runs; run += 1) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((saved) => {
    localStorage.setItem('kitsuneAddressHint', 'shown');
    localStorage.setItem('kitsuneAddress', JSON.stringify({ takeMethod: 'delivery', delivery: saved }));
  }, address);
  const page = await context.newPage();
  await page.goto(`${origin}/menu/rolly`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });

  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^В корзину/ }) });
  for (const [index, name] of ['the first panel', 'another panel'].entries()) {
    const card = cards.nth(index);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    times[name]?.push(await tap(page, card.getByRole('link'), { selector: '[role=dialog] h2', text: title }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const badge = 'nav [aria-hidden][data-grown]';
  const add = cards.first().getByRole('button', { name: /^В корзину/ });
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  times['the first on the badge']?.push(await tap(page, add, { selector: badge, text: '1' }));
  const more = page.getByRole('button', { name: `Прибавить: ${name}` }).first();
  await more.waitFor();
  times['one more on the badge']?.push(await tap(page, more, { selector: badge, text: '2' }));
  await context.close();
}
await browser.close();
console.log(`Slowed ${slowness}×, 390 px, ${runs} visits.\n`);
console.log(
  table(
    ['from a tap to', 'median, ms', 'worst, ms'],
    Object.entries(times).map(([what, all]) => [what, Math.round(median(all)), Math.round(Math.max(...all))]),
  ),
);
