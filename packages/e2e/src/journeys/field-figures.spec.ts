import type { Page } from '@playwright/test';
import { freePort } from '@storefront/config/ports';
import { openRegistry } from '@storefront/releases/registry';
import { addFromCard, dish, shortMenu } from '../shopper/cart';
import { saveAddress } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { releasesOf, stack } from '../stack/stack';
import { type StartedShell, startShell } from '../stack/startShell';

let shell: StartedShell;
let metricsPort: number;
test.beforeAll(async () => {
  metricsPort = await freePort();
  shell = await startShell({}, undefined, { FIELD_SAMPLE: '1', METRICS_PORT: String(metricsPort) });
});
test.afterAll(() => shell?.stop());
test.use({ ownStorefront: { address: () => shell?.address } });

/** The figures that the shell has counted: the labels of each histogram and counter that is not empty. */
async function counted(): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return text.split('\n').filter((line) => /^storefront_field_\w+(_count|total)\{/.test(line));
}

/** Waits until the script of the figures measures the page. */
async function measured(page: Page): Promise<void> {
  const file = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // It is read twice: `fetch` checks its hash, and `import` runs it.
    const [first, second] = files.filter((name) => /\/assets\/fieldFigures\.\w+\.js$/.test(name));
    return second && first;
  });
  await page.evaluate(
    async (url) => {
      await import(String(url));
    },
    await file.jsonValue(),
  );
}

test('a slow press is counted for the remote and the build whose script was slow', async ({
  page,
  context,
}) => {
  await logInByApi(page);
  await saveAddress(page);
  await page.goto(shortMenu);
  await measured(page);
  const { stable: build } = await openRegistry(releasesOf(stack())).channels('content');
  // A file of the build that is not in its record, because a changed one would be refused. The press is one of the
  // catalogue.
  const slow = `/mf/content/${build}/slow.js`;
  const body = `addEventListener('click', () => {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  }, { capture: true, once: true });`;
  await context.route(`**${slow}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(async (url) => {
    await import(url);
  }, slow);

  await page.getByRole('link', { name: dish }).first().click();
  const product = panel(page, dish);
  await expect(product.getByRole('button', { name: /Добавить/ })).toBeVisible();
  await expectGone(product, () => page.keyboard.press('Escape'));
  await addFromCard(page);
  // Otherwise the test would hold back what the page sends when it is left.
  await context.unrouteAll();
  await page.goto('about:blank');

  const owner = `remote="content",build="${build}"`;
  const onPage = `${owner},route="menu"`;
  await expect
    .poll(counted)
    .toEqual(
      expect.arrayContaining([
        `storefront_field_seconds_count{figure="INP",${onPage}} 1`,
        expect.stringMatching(
          new RegExp(`^storefront_field_seconds_count{figure="panel",${owner},route="[\\w-]+"} 1$`),
        ),
        expect.stringMatching(/^storefront_field_seconds_count\{figure="badge",/),
        expect.stringMatching(/^storefront_field_seconds_count\{figure="LCP",/),
        expect.stringMatching(/^storefront_field_seconds_count\{figure="TTFB",/),
        expect.stringMatching(/^storefront_field_layout_shift_count\{/),
        `storefront_field_panels_total{${owner},step="pressed"} 1`,
        `storefront_field_panels_total{${owner},step="opened"} 1`,
      ]),
    );
});
