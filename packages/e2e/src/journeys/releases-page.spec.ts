import { startReleasesShop } from '../faulty-shell/startReleasesShop';
import { expectAccessible } from '../shopper/expectAccessible';
import { expect, test } from '../shopper/test';

let shop: Awaited<ReturnType<typeof startReleasesShop>>;
test.beforeAll(async () => {
  shop = await startReleasesShop();
});
test.afterAll(() => shop?.stop());

test('staff open the page of releases by a link: it fits each width, and is accessible in both themes', async ({
  page,
}) => {
  await page.goto(shop.origin + (await shop.link()));
  await expect(page).toHaveURL(`${shop.origin}/releases`);
  const catalog = page.getByRole('region', { name: 'mf-catalog' });
  await expect(catalog.getByText(shop.canary.slice(0, 8))).toBeVisible();
  await expect(catalog.locator('canvas')).toHaveCount(7);
  await expectAccessible(page, [[360, 'light'], [360, 'dark'], 768, [1440, 'light'], [1440, 'dark']]);
});
