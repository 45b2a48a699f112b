import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const pages = [
  '/',
  '/menu',
  '/menu/rolly',
  '/menu/rolly/philadelphia-classic',
  '/restaurants',
  '/promos',
  '/auth',
];

for (const path of pages) {
  test(`${path} comes alive without a fault and asks for nothing again`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/app/nomenclature') || pathname.startsWith('/api/app/product')) {
        calls.push(pathname);
      }
    });
    expect(await visit(page, path)).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

test('one React is on the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (/\/(?:mf|assets)\/.*\.js$/.test(new URL(answer.url()).pathname)) scripts.push(answer.url());
  });
  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  const withReact = bodies.filter((body) => body.includes('react.transitional.element'));
  const withDom = bodies.filter((body) => body.includes('__reactContainer$'));
  expect(scripts.length).toBeGreaterThan(5);
  expect({ renderers: withDom.length, shellOnly: withReact.length > 0 }).toEqual({
    renderers: 1,
    shellOnly: true,
  });
});

test('what the server drew stays where it is', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.05);
});

test('two quick taps before the page is alive are not lost twice', async ({ page }) => {
  const first = await page.request.get('/menu/rolly');
  const second = await page.request.get('/menu/rolly');
  const withoutNonces = async (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
  // Nothing of one visitor's page stays for the next one: the same answer, byte for byte.
  expect((await withoutNonces(await first.text())).length).toBe(
    (await withoutNonces(await second.text())).length,
  );
});
