import { expectGone } from '../shopper/expectGone';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { startedByItself, visit } from '../shopper/visit';

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

test('no style is written twice', async ({ page }) => {
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    const written: string[] = [];
    Object.assign(window, { written });
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      written.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  await visit(page, '/menu/rolly');
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('article').first().getByRole('link').click();
    const dish = page.getByRole('dialog');
    await expect(dish.getByRole('button', { name: /Добавить/ })).toBeVisible();
    await expectGone(dish, () => page.keyboard.press('Escape'));
  }
  const written = await page.evaluate(() => Reflect.get(window, 'written') as string[]);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((rule, index) => written.indexOf(rule) !== index)).toEqual([]);
});
