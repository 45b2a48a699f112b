import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('the end of the blog loads the next page as it comes near, at the same address', async ({ page }) => {
  const sent = await (await page.request.get('/about/blog')).text();
  await visit(page, '/about/blog');
  const articles = page.getByRole('main').getByRole('article');
  await articles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => articles.count()).toBeGreaterThan(sent.match(/<article/g)?.length ?? 0);
  await expect(page).toHaveURL('/about/blog');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('blog, article, news and history are readable, and plain links lead through the pages', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/about/news', 'Новости'],
      ['/about/history', 'История'],
      ['/about/blog', 'Блог'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Показать еще статьи' }).click();
    await expect(page).toHaveURL('/about/blog?page=2');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    expect((await page.locator('main article').innerText()).length).toBeGreaterThan(400);
    for (const path of ['/about/blog?page=99', '/about/news/kak-est-ramen-doma']) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });
});
