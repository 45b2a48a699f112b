import { rememberRestaurant } from '../shopper/choosePlace';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { fullyLoaded, startedByItself } from '../shopper/visit';

const product = '/menu/rolly/philadelphia-classic';

/** Has answered the question about statistics, so the app starts without a sign. */
const knowVisitor = () => localStorage.setItem('kitsuneConsent', 'refused');

test('a page that is only read runs none of its scripts until the visitor gives a sign', async ({ page }) => {
  for (const path of ['/', '/menu', '/menu/rolly', product, '/promos', '/about']) {
    await test.step(path, async () => {
      await page.goto(path);
      // The scripts are there, and wait.
      await expect(page.locator('head link[rel=preload][as=script]')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html[data-hydrated], script[data-app]').count()).toBe(0);
    });
  }
  await page.mouse.wheel(0, 200);
  await startedByItself(page);
});

test('the picture of a product is painted before the page is hydrated', async ({ page }) => {
  // Scripts wait for it no longer than that.
  await stopLongTimers(page, 1500);
  await page.addInitScript(knowVisitor);
  await page.addInitScript(() => {
    const seen = { paintedAt: 0, hydratedAt: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { url: string }).url) seen.paintedAt ||= entry.startTime;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (document.documentElement.dataset['hydrated'] !== undefined) seen.hydratedAt ||= performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(product);
  await startedByItself(page);
  const read = () =>
    page.evaluate(() => (window as unknown as { seen: { paintedAt: number; hydratedAt: number } }).seen);
  await expect.poll(async () => (await read()).paintedAt).toBeGreaterThan(0);
  const { paintedAt, hydratedAt } = await read();
  expect(paintedAt).toBeLessThan(hydratedAt);
});

/** Runs on the page: the parts that React has made or hydrated there, as it keeps them. */
function countFibers() {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const countOf = (fiber: Fiber | null): number =>
    fiber ? 1 + countOf(fiber.child) + countOf(fiber.sibling) : 0;
  const root = document.getElementById('root') ?? document.body;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
  const { stateNode } = Reflect.get(root, key) as { stateNode: { current: Fiber } };
  return countOf(stateNode.current);
}

/** Runs on the page: the classes whose styles the app has written, beside those that the server wrote. */
function writtenClasses(): string[] {
  const rules = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-emotion'))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [...new Set(rules.flatMap((rule) => rule.match(/\.css-\w+/) ?? []))];
}

/** All dishes make 3,000 and 4,600 fibers. The most that the start of a page may make for a visitor with a place, on a phone. */
const fiberBudgets = { '/': 1500, '/menu': 2700 };

test('the start hydrates the dishes near the viewport and writes few styles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberRestaurant(page);
  for (const [path, budget] of Object.entries(fiberBudgets)) {
    await test.step(path, async () => {
      await page.goto(path);
      await fullyLoaded(page);
      // The menu of the place replaces the menu of the server.
      await page.waitForLoadState('networkidle');
      // A page that the server left to the browser would begin with less.
      await expect.poll(() => page.evaluate(countFibers)).toBeGreaterThan(400);
      expect(await page.evaluate(countFibers)).toBeLessThanOrEqual(budget);
      // The modules of the start have 125 more, which no element of these pages takes.
      expect((await page.evaluate(writtenClasses)).length).toBeLessThanOrEqual(40);
    });
  }
});
