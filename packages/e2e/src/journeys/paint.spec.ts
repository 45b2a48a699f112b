import { dish } from '../shopper/cart';
import { expect, test } from '../shopper/test';
import { hydrated } from '../shopper/visit';

const product = '/menu/rolly/philadelphia-classic';

test('the picture of a product is on the screen before the page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { painted: 0, alive: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { url: string }).url) seen.painted ||= entry.startTime;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (document.documentElement.dataset['hydrated'] !== undefined) seen.alive ||= performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto(product);
  await hydrated(page);
  const read = () =>
    page.evaluate(() => (window as unknown as { seen: { painted: number; alive: number } }).seen);
  await expect.poll(async () => (await read()).painted).toBeGreaterThan(0);
  const { painted, alive } = await read();
  expect(painted).toBeLessThan(alive);
});

test('a picture that does not come keeps no page from coming alive', async ({ page }) => {
  await page.route(/\.(?:avif|webp)/, () => new Promise(() => undefined));
  await page.goto(product, { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: `Прибавить: ${dish}` }).click();
  await expect(page.getByRole('button', { name: /1\s?180\s₽/ })).toBeVisible();
});
