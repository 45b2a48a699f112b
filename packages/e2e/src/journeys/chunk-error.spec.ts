import type { Page } from '@playwright/test';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test.use({ expectedFaults: /ERR_FAILED|ChunkLoadError|RemoteUnavailable|of the page failed|Loading chunk/ });

/** The paths of the documents that the page requests from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Blocks the chunk of the `/promos` page; the rest of its remote still loads. */
async function blockChunk(page: Page): Promise<void> {
  const html = await (await page.request.get('/promos')).text();
  const chunks = [...html.matchAll(/href="(\/mf\/content\/[^"]+\.js)"/g)].map(([, url = '']) => url);
  // With any suffix: a retry requests the same file with a query.
  await page.route(`**${chunks.at(-1)}*`, (route) => route.abort());
}

/** By keyboard: menu groups get their size as they come into view, and a click would miss a moving link. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().press('Enter');

test('a chunk that fails to load: one reload, then the error page', async ({ page }) => {
  await visit(page, '/legal');
  await blockChunk(page);
  const documents = documentsOf(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await follow(page, 'Акции');
  await reloaded;
  await hydrated(page);
  // After the reload the page is rendered by the server and readable without its chunk.
  expect(documents).toEqual(['/promos']);
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();

  await follow(page, 'Меню');
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  await follow(page, 'Акции');
  await expect(page.getByRole('heading', { level: 1, name: 'Сервер не доступен' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Обновить' })).toBeVisible();
  expect(documents).toEqual(['/promos']);
});

test('a lost chunk with a remote’s manifest reloads the page once, with the panel that needs it', async ({
  page,
}) => {
  await visit(page, '/legal');
  await page.route(/\/mf\/restaurants\/(?!.*remoteEntry)/, (route) => route.abort());
  const documents = documentsOf(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  // On a page that is loaded this link opens the panel.
  await follow(page, 'Рестораны');
  await reloaded;
  await hydrated(page);
  // The chunk still fails.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(documents).toEqual(['/legal']);
});
