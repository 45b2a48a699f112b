import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

// Without a network the browser logs the page that it did not get.
test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io/ });

test('without a network the kept page takes the place of any page, until the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/delivery');
  await fullyLoaded(page);
  await page.evaluate(async () => {
    await caches.open('old-site');
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-page']);

  await context.setOffline(true);
  await page.goto('/menu');
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Обновить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
});
