import { hydrated, visit } from '../shopper/visit';
import { expect, test } from '../shopper/test';

// The page that the link leads to, and the same address reloaded.
test.use({ expectedFaults: /a part of the page failed.* status 404|status of 404 .*\/Voprosy\)/ });

test('links lead to landings and back without a page load, and an unknown one to the 404 page', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'отдельной странице' }).click();
  await expect(page).toHaveURL('/voprosy');
  await expect(page).toHaveTitle('Вопросы о доставке, оплате и бонусах — Кицунэ');
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeInViewport();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/voprosy$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'О компании' })).toBeVisible();
  await page
    .getByRole('link', { name: 'отдельной странице' })
    .evaluate((link) => link.setAttribute('href', '/Voprosy'));
  await page.getByRole('link', { name: 'отдельной странице' }).click();
  await expect(page.getByText('Такой страницы не существует')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Такой страницы не существует')).toBeVisible();
});
