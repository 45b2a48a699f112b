import type { Route } from '@playwright/test';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test.use({
  expectedFaults: /integrity|ChunkLoadError|RemoteUnavailable|of the page failed|Loading chunk/i,
});

/** Answers a request with the server's answer, in whose middle one bit is changed. */
async function alterAnswer(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const place = Math.floor(body.length / 2);
  body.writeUInt8(body.readUInt8(place) ^ 1, place);
  await route.fulfill({ response, body });
}

test('an altered chunk of a panel: its place says so before any time limit, and «Повторить» fills it', async ({
  page,
}) => {
  await stopLongTimers(page);
  await visit(page, '/legal');
  // Stands in for a long visit: by default the browser remembers the answers of 250 requests.
  await page.evaluate(() => Promise.all(Array.from({ length: 250 }, () => fetch('/healthz'))));
  const chunks = /\/mf\/restaurants\/(?!.*remoteEntry)/;
  await page.route(chunks, alterAnswer);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Рестораны', exact: true })
    .first()
    .press('Enter');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.waitFor();
  await page.unroute(chunks);
  await retry.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^\d+\sресторан/ })).toBeVisible();
  expect(documents).toEqual([]);
});

test('an altered script of the shell is refused, and the page is readable', async ({ page }) => {
  const refused = page.waitForResponse(/\/assets\/.*\.js/);
  await page.route(/\/assets\/.*\.js/, alterAnswer);
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Меню', exact: true })).toBeVisible();
  await refused;
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
});
