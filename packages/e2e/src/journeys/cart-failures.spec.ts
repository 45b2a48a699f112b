import type { Page } from '@playwright/test';
import { dish } from '../shopper/cart';
import { placeOrderByApi } from '../shopper/cartByApi';
import { cartPanel, chooseRestaurant, enterCode, userWithCart } from '../shopper/filledCart';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

// The console logs the requests that a test makes fail.
test.use({ expectedFaults: /status of 5\d\d|catalog:(?:recommendations|sauces)/ });

/** A toast with this text. */
const toast = (page: Page, text: string) => page.locator('li', { hasText: text }).first();

/** Makes every further request to a cart endpoint fail with an empty 500. Returns a function that restores it. */
async function breakCall(page: Page, call: string) {
  await page.route(`**/api/app/order/${call}/**`, (route) => route.fulfill({ status: 500, body: '' }));
  return () => page.unroute(`**/api/app/order/${call}/**`);
}

test('each failing step shows an error and leaves the cart unchanged', async ({ page }) => {
  const cart = await userWithCart(page);
  const repairAmounts = await breakCall(page, 'change-amount');
  await cart.getByRole('button', { name: `Добавить: ${dish}` }).click();
  await expect(page.getByText('Не удалось сохранить данные').first()).toBeVisible();
  await expect(cart.getByRole('group').first()).toContainText('2');
  await repairAmounts();
  // The amount is debounced: wait until it is saved before the request is broken again.
  const saved = page.waitForResponse('**/api/app/order/change-amount/**');
  await cart.getByRole('button', { name: `Убавить: ${dish}` }).click();
  await saved;
  await expect(cart.getByRole('button', { name: /Минимальный заказ/ })).toBeVisible();
  await expect(cart.getByRole('progressbar')).toBeVisible();

  await breakCall(page, 'change-amount');
  await cart.getByRole('button', { name: `Удалить: ${dish}` }).click();
  await expect(page.getByText('Не удалось удалить товар из корзины').first()).toBeVisible();
  await expect(cart.getByText(dish)).toBeVisible();

  await breakCall(page, 'submit-promo');
  const form = await enterCode(page, 'LISA10');
  await form.getByRole('button', { name: 'Применить' }).click();
  await expect(form.getByText('Не удалось применить промокод')).toBeVisible();
  await expect(page.locator('li', { hasText: 'Не удалось применить промокод' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await breakCall(page, 'change-take-method');
  await cart.getByRole('button', { name: /Огородный проезд/ }).click();
  const place = await chooseRestaurant(page);
  await expect(page.getByText('Не удалось сменить тип доставки').first()).toBeVisible();
  // The chosen place stays in the panel.
  await expect(place.getByRole('radio', { name: /На Покровке/i })).toBeChecked();
  await expectGone(place, () => place.getByRole('button', { name: 'Закрыть' }).click());

  await expectGone(cart, () => cart.getByRole('button', { name: 'Закрыть заказ' }).click());
  // Widgets that mount late read the cart again, so the reads fail until the customer presses the button.
  await page.route('**/api/app/order/get/**', async (route) => {
    const isRetried = await page.evaluate(() => 'isRetried' in window);
    await (isRetried ? route.continue() : route.fulfill({ status: 500, body: '' }));
  });
  await page.reload();
  await hydrated(page);
  await openCartFromToolbar(page);
  await expect(cart.getByText('Не удалось получить данные')).toBeVisible();
  await expect(toast(page, 'Не удалось получить данные')).toBeVisible();
  await page.evaluate(() => {
    const onClick = () => Object.assign(window, { isRetried: true });
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  await cart.getByRole('button', { name: 'Повторить' }).click();
  await expect(cart.getByText(dish)).toBeVisible();
});

/** The toolbar of a phone is there even when the cart could not be loaded. */
async function openCartFromToolbar(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('navigation', { name: 'Основные разделы' })
    .getByRole('button', { name: /Заказ/ })
    .click();
}

test('an order that cannot be repeated shows an error and leaves the cart empty', async ({ page }) => {
  await logInByApi(page);
  const id = await placeOrderByApi(page);
  await visit(page, `/monitoring/${id}`);
  await page.route('**/api/user/orders/*/repeat/', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await expect(toast(page, 'Не удалось сохранить изменения')).toBeVisible();
  await expect(cartPanel(page).getByText('В корзине пусто...')).toBeVisible();
});
