import type { APIRequestContext } from '@playwright/test';
import { checkHtml } from '../html-checker/checkHtml';
import { expect, test } from '../shopper/test';

const errorPage = '/no-such-page';
/** Pages that the sitemap does not list. */
const unlisted = ['/auth', errorPage, '/about/blog?page=2', '/about/news?page=2'];
/** Requests at once: the server renders on one core. */
const batch = 4;

async function inBatches(paths: readonly string[], check: (path: string) => Promise<void>): Promise<void> {
  for (let first = 0; first < paths.length; first += batch) {
    await Promise.all(paths.slice(first, first + batch).map(check));
  }
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The paths of the links in a page's HTML, without those that scripts add, and of its picture for link previews. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href);
  const [, picture] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
  return [...hrefs, ...(picture ? [picture] : [])].map((href) => href.replaceAll('&amp;', '&'));
}

/** The heads and headings that search engines read: a page has one of each. */
const countsOf = (path: string, html: string) => ({
  path,
  titles: html.match(/<title>[^<]/g)?.length,
  headings: html.match(/<h1/g)?.length,
  descriptions: html.match(/<meta name="description" content="[^"]/g)?.length,
  canonical: html.match(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/)?.[1],
});

/** The short words that may end a line of a paragraph, each with what follows (visual direction, Type). */
function looseWordsOf(html: string): string[] {
  const paragraphs = html.matchAll(/<(p|dd|td|blockquote)\b[^>]*>(.*?)<\/\1>/gs);
  const texts = [...paragraphs].flatMap(([, , content = '']) => content.split(/<[^>]*>/));
  return texts.flatMap(
    (text) => text.match(/(?<![\p{L}\p{N}])(?:[вкосуиа]|на|по|за|от|до|из|не|для) \S+/giu) ?? [],
  );
}

/** Every page whose HTML an editor writes, and some of the pages that a template renders from data. */
function someOfEachKind(paths: readonly string[]): string[] {
  const products = paths.filter((path) => /^\/menu\/[^/]+\//.test(path));
  const restaurants = paths.filter((path) => path.startsWith('/restaurants/'));
  const others = paths.filter((path) => !products.includes(path) && !restaurants.includes(path));
  const everyNth = (list: readonly string[], n: number) => list.filter((_, place) => place % n === 0);
  return [...others, ...everyNth(products, 10), ...everyNth(restaurants, 5)];
}

/** Proves in each run that the checker finds errors. */
const planted =
  '<!doctype html><html lang="ru"><head><title>x</title></head><body><span><div>x</div></span></body></html>';

// The longest journey is in a file whose name is early in the alphabet: the last one to start leaves workers idle.
test('every page of the sitemap has its head and no loose short word, every link in it answers, and pages of every kind are valid HTML', async ({
  request,
}, testInfo) => {
  // Some hundreds of requests, and the checker in a process of its own.
  test.slow();
  const listed = await sitemapPaths(request);
  expect(listed.length).toBeGreaterThan(100);

  const pages = new Map<string, string>();
  const broken: string[] = [];
  await inBatches([...listed, ...unlisted], async (path) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== (path === errorPage ? 404 : 200)) broken.push(`${path}: ${answer.status()}`);
    pages.set(path, await answer.text());
  });

  const seenOn = new Map<string, string>();
  for (const [path, html] of pages) {
    for (const href of linksOf(html)) if (!pages.has(href) && !seenOn.has(href)) seenOn.set(href, path);
  }
  await inBatches([...seenOn.keys()], async (href) => {
    const status = (await request.get(href, { maxRedirects: 0 })).status();
    // A page for customers redirects a guest to the login.
    if (status !== 200 && status !== 302) broken.push(`${href} on ${seenOn.get(href)}: ${status}`);
  });
  expect(broken).toEqual([]);
  for (const path of listed) {
    expect
      .soft(countsOf(path, pages.get(path) ?? ''))
      .toEqual({ path, titles: 1, headings: 1, descriptions: 1, canonical: path });
  }

  const loose = [...pages].flatMap(([path, html]) => looseWordsOf(html).map((word) => `${path}: ${word}`));
  expect(loose).toEqual([]);

  const checked = [...someOfEachKind(listed), ...unlisted];
  expect(checked.length).toBeGreaterThan(80);
  const htmlOf = new Map(checked.map((path) => [path, pages.get(path) ?? '']));
  const faults = await checkHtml(htmlOf.set('planted', planted), testInfo.outputPath('pages'));
  expect(faults.filter((fault) => !fault.startsWith('planted:'))).toEqual([]);
  expect(faults).toEqual([expect.stringContaining('Element “div” not allowed as child of element “span”')]);
});
