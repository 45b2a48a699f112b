import { expect, test } from '../shopper/test';

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
