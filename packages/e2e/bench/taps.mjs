import { launch } from './browser.mjs';
import { knownVisitor } from './visitors.mjs';

/** After this time without input the page has preloaded the chunks of a tap. */
const idleMs = 4000;
const cpuSlowdown = 4;

/** Runs on the page before its scripts. */
function fillStorage(/** @type {Record<string, string>} */ storage) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** Runs on the page: records when a tap began and when each of these elements was painted. */
function timeTap(sights) {
  const state = { began: 0, painted: sights.map(() => 0) };
  Object.assign(window, { tap: state });
  const isThere = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].some((element) => (element.textContent ?? '').includes(text));
  addEventListener(
    'click',
    (event) => {
      state.began = event.timeStamp;
      const check = () => {
        for (const [index, sight] of sights.entries()) {
          if (state.painted[index] || !isThere(sight)) continue;
          // It is on the screen in the next frame.
          requestAnimationFrame((time) => {
            state.painted[index] = time;
          });
        }
        if (state.painted.includes(0)) requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

/** Taps and returns the milliseconds to each of the sights. */
async function tap(page, target, ...sights) {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(timeTap, sights);
  await target.tap();
  await page.waitForFunction(() => !(/** @type {any} */ (window).tap.painted.includes(0)));
  return page.evaluate(() => {
    const { began, painted } = /** @type {any} */ (window).tap;
    return painted.map((/** @type {number} */ time) => time - began);
  });
}

/**
 * Opens the page on a phone. `begin` is the moment of the tap: as soon as the page is loaded, or after it has preloaded the chunks
 * of a tap. A known visitor has an address, so the app starts without a sign (decision 0098).
 */
async function visit(browser, origin, { begin, isKnown }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(fillStorage, isKnown ? knownVisitor : { kitsuneAddressHint: 'shown' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/menu/rolly`);
  if (isKnown) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (begin === 'when idle') await page.waitForTimeout(idleMs);
  // Playwright's own script would run after the tap otherwise, some 190 ms of a slowed page.
  await page.waitForFunction(() => true);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, context };
}

const cardsOf = (page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^В корзину/ }) });

/** Taps a dish: milliseconds to the panel with its name, and to the whole dish. */
async function tapDish(page, index) {
  const card = cardsOf(page).nth(index);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const [panel, content] = await tap(
    page,
    card.getByRole('link'),
    { selector: '[role=dialog] h2', text: title },
    { selector: '[role=dialog] button', text: 'Добавить' },
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { panel, content };
}

/** Runs on the page: keeps how long each input took to the next paint. */
function recordInputs() {
  const inputs = new Map();
  Object.assign(window, { inputs });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId) inputs.set(interactionId, Math.max(inputs.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** The slowest input of a visit, in milliseconds: INP, as long as a visit has fewer than 50 inputs. */
const slowestInput = (page) =>
  page.evaluate(() => Math.max(0, .../** @type {any} */ (window).inputs.values()));

/**
 * The time from a tap to the open product panel, to its content and to the new count on the cart's badge, and the
 * slowest input of a visit, on a phone whose processor is slowed four times. Returns the times of all visits by name,
 * in milliseconds.
 */
export async function measureTaps(origin, runs) {
  const browser = await launch();
  /** @type {Record<string, number[]>} */
  const times = {};
  const note = (/** @type {string} */ name, /** @type {number} */ time) => (times[name] ??= []).push(time);

  /** Taps the first dish of a new page. */
  async function tapFirstDish(who, options) {
    const { page, context } = await visit(browser, origin, options);
    const { panel, content } = await tapDish(page, 0);
    note(`${who}: the first panel`, panel);
    note(`${who}: the whole dish in it`, content);
    await context.close();
  }

  for (let run = 0; run < runs; run += 1) {
    await tapFirstDish('a first visitor, at once', { begin: 'at once', isKnown: false });
    await tapFirstDish('a first visitor, page at rest', { begin: 'when idle', isKnown: false });
    await tapFirstDish('a known visitor, at once', { begin: 'at once', isKnown: true });

    const { page, context } = await visit(browser, origin, { begin: 'when idle', isKnown: true });
    await page.evaluate(recordInputs);
    for (const [index, name] of ['the first panel', 'another panel'].entries()) {
      const { panel } = await tapDish(page, index);
      note(`a known visitor, page at rest: ${name}`, panel);
    }
    const badge = 'nav [aria-hidden][data-grown]';
    const add = cardsOf(page)
      .first()
      .getByRole('button', { name: /^В корзину/ });
    const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
    const [first] = await tap(page, add, { selector: badge, text: '1' });
    note('the first on the badge', first);
    const more = page.getByRole('button', { name: `Прибавить: ${name}` }).first();
    await more.waitFor();
    const [second] = await tap(page, more, { selector: badge, text: '2' });
    note('one more on the badge', second);
    note('the slowest input of the visit (INP)', await slowestInput(page));
    await context.close();
  }
  await browser.close();
  return times;
}
