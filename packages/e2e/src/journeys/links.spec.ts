import { expect, test } from '../shopper/test';

/** The paths of the links in a page's HTML, without those that scripts add. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href);
  return hrefs.map((href) => href.replaceAll('&amp;', '&'));
}

test('every page of the sitemap, and every link in it, answers', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(100);

  const seenOn = new Map<string, string>();
  const broken: string[] = [];
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${path} of the sitemap: ${answer.status()}`);
    for (const href of linksOf(await answer.text())) if (!seenOn.has(href)) seenOn.set(href, path);
  }
  for (const [href, page] of seenOn) {
    if (pages.includes(href)) continue;
    const status = (await request.get(href, { maxRedirects: 0 })).status();
    // A page for customers redirects a guest to the login.
    if (status !== 200 && status !== 302) broken.push(`${href} on ${page}: ${status}`);
  }
  expect(broken).toEqual([]);
});
