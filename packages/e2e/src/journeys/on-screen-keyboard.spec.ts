import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { userWithCart } from '../shopper/filledCart';
import { isUncovered } from '../shopper/keyboard';
import { restorePanel } from '../shopper/restorePanel';
import { startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';

/** An iPhone: its keyboard covers the window and leaves the window's own size alone. */
const phone = { width: 390, height: 844 };
const keyboardHeight = 336;

test.use({ viewport: phone });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, height: window.innerHeight });
    Object.defineProperty(window, 'visualViewport', { value: view });
  }),
);

/** Opens the keyboard: only the part of the window above it is visible. */
const openKeyboard = (page: Page) =>
  page.evaluate((height) => {
    const view = Object.assign(window.visualViewport as EventTarget, { height });
    view.dispatchEvent(new Event('resize'));
  }, phone.height - keyboardHeight);

/** Whether the field that has the focus and the button of its form are above the keyboard. */
async function expectAboveKeyboard(...elements: Locator[]) {
  for (const element of elements) {
    await expect.poll(() => isUncovered(element)).toBe(true);
    // The part of the page that follows the keyboard is loaded last.
    const bottom = async () => {
      const box = await element.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(phone.height - keyboardHeight);
  }
}

test('the button of the login stands above the keyboard', async ({ page }) => {
  const login = await restorePanel(page, 'auth', 'Введите номер телефона');
  await openKeyboard(page);
  const field = login.getByRole('textbox', { name: 'Номер телефона' });
  await expectAboveKeyboard(field, login.getByRole('button', { name: 'Получить код' }));
});

test('the button of the promo code stands above the keyboard', async ({ page }) => {
  const cart = await userWithCart(page);
  await cart.getByRole('button', { name: 'Ввести промокод' }).click();
  const form = panel(page, 'Промокод');
  const field = form.getByRole('textbox', { name: 'Промокод' });
  await expect(field).toBeFocused();
  await openKeyboard(page);
  await expectAboveKeyboard(field, form.getByRole('button', { name: /Применить|Введите промокод/ }).last());
});

test('the button of the order stands above the keyboard, and so does the comment', async ({ page }) => {
  const order = await startOrder(page, 'delivery');
  const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
  await comment.focus();
  await openKeyboard(page);
  await expectAboveKeyboard(comment, order.getByRole('button', { name: /Оплатить/ }));
});

test('the button of the address stands above the keyboard, and so does its last field', async ({ page }) => {
  await userWithCart(page);
  const address = await restorePanel(page, 'address-params', 'Куда принести');
  const last = address.getByRole('textbox').last();
  await last.focus();
  await openKeyboard(page);
  await expectAboveKeyboard(last, address.getByRole('button', { name: 'Сохранить адрес' }));
});
