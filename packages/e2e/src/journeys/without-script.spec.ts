import { dish } from '../shopper/cart';
import { expect, test } from '../shopper/test';

test.use({ javaScriptEnabled: false });

test('plain links lead from the menu to a group to a product', async ({ page }) => {
  expect((await page.goto('/menu'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  await page.goto('/menu/rolly');
  await expect(page.getByRole('heading', { level: 1, name: 'Роллы' })).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`${dish}$`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/menu\/rolly\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: dish })).toBeVisible();
  await expect(page.getByText(/590\s₽/).first()).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
});
