import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

/** One page of each kind, and pages with dishes that the server has requested. */
const pages = [
  '/',
  '/menu',
  '/menu/rolly',
  '/menu/rolly/philadelphia-classic',
  '/restaurants/arbat',
  '/yandex_maps',
  '/promos/moti-v-podarok',
  '/about/news?page=2',
  '/black_cesar_podarok',
  '/zima-v-miske',
];

test('a page of each kind hydrates without an error and repeats no request of the server', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/app/nomenclature') || pathname.startsWith('/api/app/product')) {
      calls.push(pathname);
    }
  });
  for (const path of pages) {
    await test.step(path, async () => {
      expect(await visit(page, path)).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    });
  }
});

/** Records the layout shifts that no input of the visitor caused. */
function recordShifts() {
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
}

/** Keeps the time at which all modules of the page were there and hydration began, ms. */
function rememberHydration() {
  new MutationObserver(() => {
    if (document.documentElement?.dataset['hydrated'] === undefined) return;
    const known = window as unknown as { hydratedAt?: number };
    known.hydratedAt ??= performance.timeOrigin + performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

test('a first visit loads its scripts in parallel, and does not shift', async ({ page }) => {
  await page.addInitScript(recordShifts);
  // First the HTML, then everything in parallel: a script that requests another one adds a round trip.
  const late: { path: string; at: number }[] = [];
  await page.addInitScript(rememberHydration);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type, wallTime }) => {
    const isCode = type === 'Script' || type === 'Stylesheet' || type === 'Fetch' || type === 'XHR';
    // The script of the page requests all of them at once, after the first paint (decision 0098).
    const isByPage = /\/assets\/page\.\w+\.js$/.test(initiator.stack?.callFrames[0]?.url ?? '');
    if (isCode && initiator.type === 'script' && !isByPage)
      late.push({ path: new URL(request.url).pathname, at: wallTime * 1000 });
  });

  await test.step('no script needed for hydration is requested by another script', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    const hydratedAt = await page.evaluate(() => (window as unknown as { hydratedAt: number }).hydratedAt);
    expect(hydratedAt).toBeGreaterThan(0);
    // What is requested later, as the hearts of the dishes, is not needed for it.
    expect(late.filter(({ at }) => at < hydratedAt)).toEqual([]);
  });

  await test.step('hydration does not shift the layout', async () => {
    await page.waitForLoadState('networkidle');
    const total = await page.evaluate(() =>
      (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.05);
  });
});
