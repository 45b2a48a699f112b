import type { Page } from '@playwright/test';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test.use({ expectedFaults: /ERR_FAILED|ChunkLoadError|a part of the page failed|Loading chunk/ });

/** Takes the page's own chunk of `/promos` away, and leaves the rest of its remote alone. */
async function loseChunk(page: Page): Promise<void> {
  const html = await (await page.request.get('/promos')).text();
  const chunks = [...html.matchAll(/href="(\/mf\/content\/[^"]+\.js)"/g)].map(([, url = '']) => url);
  // With whatever follows it: a second try asks for the same file at another address.
  await page.route(`**${chunks.at(-1)}*`, (route) => route.abort());
}

/** By keyboard: groups of the menu get their size as they come into view, and a pointer would miss what moves. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().press('Enter');

for (const storage of ['open', 'blocked'] as const) {
  test(`a lost chunk: one reload, then the error page, storage ${storage}`, async ({ page }) => {
    if (storage === 'blocked') {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
    }
    await visit(page, '/menu');
    await loseChunk(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const reloaded = page.waitForEvent('domcontentloaded');
    await follow(page, 'Акции');
    await reloaded;
    await hydrated(page);
    // The reload brings the page as the server draws it, which needs no chunk to be read.
    expect(documents).toEqual(['/promos']);
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();

    await follow(page, 'Меню');
    await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
    await follow(page, 'Акции');
    await expect(page.getByRole('heading', { level: 1, name: 'Сервер не доступен' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Обновить' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'На главную' })).toBeVisible();
    expect(documents).toEqual(['/promos']);
  });
}
