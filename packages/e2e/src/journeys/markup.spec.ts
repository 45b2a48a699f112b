import type { APIRequestContext } from '@playwright/test';
import { checkHtml } from '../html-checker/checkHtml';
import { expect, test } from '../shopper/test';

const errorPage = '/no-such-page';
/** Pages that the sitemap does not list. */
const unlisted = ['/auth', errorPage, '/about/blog?page=2', '/about/news?page=2'];
/** Requests at once: the server renders on one core. */
const batch = 4;

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every page whose HTML an editor writes; of those that one template renders from data, some. */
function someOfEachKind(paths: readonly string[]): string[] {
  const products = paths.filter((path) => /^\/menu\/[^/]+\//.test(path));
  const restaurants = paths.filter((path) => path.startsWith('/restaurants/'));
  const others = paths.filter((path) => !products.includes(path) && !restaurants.includes(path));
  const everyNth = (list: readonly string[], n: number) => list.filter((_, place) => place % n === 0);
  return [...others, ...everyNth(products, 10), ...everyNth(restaurants, 5)];
}

/** Proves in each run that the checker finds what is wrong. */
const planted =
  '<!doctype html><html lang="ru"><head><title>x</title></head><body><span><div>x</div></span></body></html>';

test('pages of every kind are valid HTML', async ({ request }, testInfo) => {
  const paths = [...someOfEachKind(await sitemapPaths(request)), ...unlisted];
  expect(paths.length).toBeGreaterThan(80);
  const pages = new Map<string, string>();
  for (let first = 0; first < paths.length; first += batch) {
    await Promise.all(
      paths.slice(first, first + batch).map(async (path) => {
        const answer = await request.get(path);
        expect.soft(answer.status(), path).toBe(path === errorPage ? 404 : 200);
        pages.set(path, await answer.text());
      }),
    );
  }
  pages.set('planted', planted);
  const faults = await checkHtml(pages, testInfo.outputPath('pages'));
  expect(faults.filter((fault) => !fault.startsWith('planted:'))).toEqual([]);
  expect(faults).toEqual([expect.stringContaining('Element “div” not allowed as child of element “span”')]);
});
