import { launch } from './browser.mjs';
import { median, table } from './numbers.mjs';

/**
 * `node packages/e2e/bench/taps.mjs [origin] [runs]`: measures the time from a tap to the open product panel and to the
 * new count on the cart's badge, with the CPU slowed four times. It needs a running storefront (`npm start`).
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 7);
const cpuSlowdown = 4;
/** After this time without input the page has preloaded the chunks of a tap. */
const idleMs = 4000;
const address = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};

/** Runs on the page: records when a tap began and when the element with this text was painted. */
function timeTap(/** @type {{ selector: string, text: string }} */ { selector, text }) {
  const state = { began: 0, painted: 0 };
  Object.assign(window, { tap: state });
  const isThere = () =>
    [...document.querySelectorAll(selector)].some((element) => (element.textContent ?? '').includes(text));
  addEventListener(
    'click',
    (event) => {
      state.began = event.timeStamp;
      const check = () => {
        if (!isThere()) return void requestAnimationFrame(check);
        // It is on the screen in the next frame.
        requestAnimationFrame((time) => {
          state.painted = time;
        });
      };
      requestAnimationFrame(check);
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

/**
 * Opens the page. `begin` is the moment of the tap: as soon as the page is loaded, or after it has preloaded the chunks
 * of a tap.
 * @param {import('@playwright/test').Browser} browser
 * @param {'at once' | 'when idle'} begin
 */
async function visit(browser, begin) {
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
  if (begin === 'when idle') await page.waitForTimeout(idleMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, context };
}

/** @param {import('@playwright/test').Page} page */
const cardsOf = (page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^В корзину/ }) });

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} index
 */
async function tapDish(page, index) {
  const card = cardsOf(page).nth(index);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const time = await tap(page, card.getByRole('link'), { selector: '[role=dialog] h2', text: title });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** The lower bound for a panel: a sliding element with a title, inserted without React. */
function plainPanel() {
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    Object.assign(sheet.style, { position: 'fixed', inset: '0', background: 'white', zIndex: '100' });
    const title = document.createElement('h2');
    title.textContent = 'floor';
    sheet.append(title);
    document.body.append(sheet);
    sheet.animate([{ transform: 'translateX(100%)' }, {}], 320);
  };
  addEventListener('click', open, { capture: true, once: true });
}

const browser = await launch();
/** @type {Record<string, number[]>} */
const times = {
  'the floor, an empty element': [],
  'the first panel, tapped at once': [],
  'the first panel': [],
  'another panel': [],
  'the first on the badge': [],
  'one more on the badge': [],
};
for (let run = 0; run < runs; run += 1) {
  const floor = await visit(browser, 'when idle');
  await floor.page.evaluate(plainPanel);
  const link = cardsOf(floor.page).first().getByRole('link');
  times['the floor, an empty element']?.push(
    await tap(floor.page, link, { selector: '[role=dialog] h2', text: 'floor' }),
  );
  await floor.context.close();

  const early = await visit(browser, 'at once');
  times['the first panel, tapped at once']?.push(await tapDish(early.page, 0));
  await early.context.close();

  const { page, context } = await visit(browser, 'when idle');
  for (const [index, name] of ['the first panel', 'another panel'].entries()) {
    times[name]?.push(await tapDish(page, index));
  }
  const badge = 'nav [aria-hidden][data-grown]';
  const add = cardsOf(page)
    .first()
    .getByRole('button', { name: /^В корзину/ });
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  times['the first on the badge']?.push(await tap(page, add, { selector: badge, text: '1' }));
  const more = page.getByRole('button', { name: `Прибавить: ${name}` }).first();
  await more.waitFor();
  times['one more on the badge']?.push(await tap(page, more, { selector: badge, text: '2' }));
  await context.close();
}
await browser.close();
console.log(`Slowed ${cpuSlowdown}×, 390 px, ${runs} visits.\n`);
console.log(
  table(
    ['from a tap to', 'median, ms', 'worst, ms'],
    Object.entries(times).map(([what, all]) => [what, Math.round(median(all)), Math.round(Math.max(...all))]),
  ),
);
