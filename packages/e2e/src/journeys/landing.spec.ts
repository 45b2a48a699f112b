import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { hydrated, visit } from '../shopper/visit';
import { expect, test } from '../shopper/test';

for (const [path, status] of [
  ['/zima-v-miske', 200],
  ['/akcii/novyj-god', 200],
  ['/legal/oferta', 200],
  ['/Zima-v-miske', 404],
  ['/akcii', 404],
  ['/zima-v-miske/x', 404],
  ['/legal/no-such-document', 404],
  ['/no-such-style.css', 404],
] as const) {
  test(`${path} answers ${status}`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a landing shows its text and its dishes', async ({ page }) => {
    expect((await page.goto('/black_cesar_podarok'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Чёрный Цезарь в подарок' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Условия' })).toBeVisible();
    await expect(page.getByText('CESAR', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Применить промокод' })).toBeHidden();
    const row = page.getByRole('region', { name: 'Роллы' });
    await expect(row.getByRole('article').first()).toContainText('Куро Нэко');
    await expect(row.getByText(/\d\s₽/).first()).toBeVisible();
  });

  test('a landing about a combo shows its parts, a landing about no dish the groups of the menu', async ({
    page,
  }) => {
    await page.goto('/akcii/novyj-god');
    await expect(page.getByRole('radio', { name: /Канада/ })).toBeVisible();
    await page.goto('/voprosy');
    await expect(page.getByRole('main').getByRole('link', { name: 'Супы и рамен' })).toBeVisible();
  });
});

test.describe('with a link to an unknown address', () => {
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
});

test('the dishes of a landing go into the cart, and a guest logs in for its promo code', async ({ page }) => {
  await visit(page, '/black_cesar_podarok');
  await page.getByRole('button', { name: 'Применить промокод' }).click();
  await expectGone(panel(page, 'Введите номер телефона'), () => page.keyboard.press('Escape'));
  await page.getByRole('button', { name: /В корзину: Куро Нэко/ }).click();
  await expect(page.getByRole('dialog', { name: 'Куда доставить?' })).toBeVisible();
});
