import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@storefront/config/ports';
import { openRegistry } from '@storefront/releases/registry';
import { startCollector } from '@storefront/tracing/testing';
import { addFromCard, shortMenu } from '../shopper/cart';
import { rememberRestaurant } from '../shopper/choosePlace';
import { expect, test } from '../shopper/test';
import { Service } from '../stack/service';
import { releasesOf, stack } from '../stack/stack';
import { type StartedShell, startShell } from '../stack/startShell';

// A shell and a back end of its own, which send their traces to a collector.

let collector: Awaited<ReturnType<typeof startCollector>>;
let backEnd: Service;
let shell: StartedShell;
test.beforeAll(async () => {
  collector = await startCollector();
  const apiPort = await freePort();
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Milliseconds between two messages to the collector.
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  backEnd = new Service({
    name: 'back end',
    port: apiPort,
    parameters: ['packages/api-server/dist/main.mjs', '--demo'],
    readyPath: '/readyz',
    env: { ...traces, API_PORT: String(apiPort), DATA_DIR: join(stack().folder, 'traced-data') },
  });
  await backEnd.start();
  shell = await startShell({}, `http://127.0.0.1:${apiPort}`, { ...traces, FIELD_SAMPLE: '1' });
});
test.afterAll(async () => {
  await shell?.stop();
  await backEnd?.stop();
  collector?.stop();
});
test.use({ ownStorefront: { address: () => shell?.address } });

/** Waits until the script of the taps traces the page. */
async function traced(page: Page): Promise<void> {
  const file = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // It is read twice: `fetch` checks its hash, and `import` runs it.
    const [first, second] = files.filter((name) => /\/assets\/tapTraces\.\w+\.js$/.test(name));
    return second && first;
  });
  await page.evaluate(
    async (url) => {
      await import(String(url));
    },
    await file.jsonValue(),
  );
}

test('a press, its call, the work of the back end and its queries are one trace, with remote and build', async ({
  page,
}) => {
  await rememberRestaurant(page);
  await page.goto(shortMenu);
  await traced(page);
  await addFromCard(page);
  await expect(page.locator('[data-grown=true]').first()).toHaveText('1');
  // A page that is left sends its taps.
  await page.reload();

  const { stable: build } = await openRegistry(releasesOf(stack())).channels('catalog');
  const owner = { 'storefront.remote': 'catalog', 'storefront.build': build };
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('tap');
  const tap = collector.spans().find(({ name }) => name === 'tap');
  expect(tap).toMatchObject({
    service: 'storefront-browser',
    parentSpanId: undefined,
    attributes: {
      ...owner,
      'http.route': 'menu',
      'storefront.control': 'button',
      'storefront.module': 'page:menu',
      'storefront.shown': 'badge',
    },
  });
  const below = (parent: string | undefined, service: string) =>
    collector.spans().filter((span) => span.parentSpanId === parent && span.service === service);
  const name = 'POST /api/app/order/add-product/';
  const ofShell = () => below(tap?.spanId, 'storefront-shell').find((span) => span.name === name);
  await expect.poll(ofShell).toMatchObject({ traceId: tap?.traceId, kind: 'server', attributes: owner });
  const ofBackEnd = () => below(ofShell()?.spanId, 'storefront-api')[0];
  await expect.poll(ofBackEnd).toMatchObject({ traceId: tap?.traceId, kind: 'server' });
  await expect
    .poll(() => below(ofBackEnd()?.spanId, 'storefront-api').map((span) => span.name))
    // A span is named by the first word of its statement; the one that writes a cart begins with WITH (decision 0097).
    .toContain('WITH');
});
