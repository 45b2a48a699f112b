import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { userWithCart } from '../shopper/filledCart';
import { isUncovered } from '../shopper/keyboard';
import { restorePanel } from '../shopper/restorePanel';
import { startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';

/** The keyboard of an iPhone covers the window and leaves the window's own size alone. */
const phone = { width: 390, height: 844 };
const keyboardHeight = 336;

/** The keyboard of Android makes the window lower: here on a phone of 640 px. */
const lowWindow = { width: 390, height: 330 };

test.use({ viewport: phone });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, height: window.innerHeight });
    Object.defineProperty(window, 'visualViewport', { value: view });
  }),
);

/** Shows the keyboard that leaves so many pixels of the window visible. */
const setVisibleHeight = (page: Page, height: number) =>
  page.evaluate((visible) => {
    const view = Object.assign(window.visualViewport as EventTarget, { height: visible });
    view.dispatchEvent(new Event('resize'));
  }, height);

/** Whether the field that has the focus and the button of its form are above either keyboard. */
async function expectAboveKeyboard(page: Page, ...elements: Locator[]) {
  const above = phone.height - keyboardHeight;
  await setVisibleHeight(page, above);
  await expectAbove(above, elements);
  await page.setViewportSize(lowWindow);
  await setVisibleHeight(page, lowWindow.height);
  await expectAbove(lowWindow.height, elements);
}

async function expectAbove(visibleHeight: number, elements: readonly Locator[]) {
  for (const element of elements) {
    await expect.poll(() => isUncovered(element)).toBe(true);
    // The part of the page that follows the keyboard is loaded last.
    const bottom = async () => {
      const box = await element.boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(visibleHeight);
  }
}

test('the button of the login stands above the keyboard', async ({ page }) => {
  const login = await restorePanel(page, 'auth', 'Введите номер телефона');
  const field = login.getByRole('textbox', { name: 'Номер телефона' });
  await expectAboveKeyboard(page, field, login.getByRole('button', { name: 'Получить код' }));
});

test('the button of the promo code stands above the keyboard', async ({ page }) => {
  const cart = await userWithCart(page);
  await cart.getByRole('button', { name: 'Ввести промокод' }).click();
  const form = panel(page, 'Промокод');
  const field = form.getByRole('textbox', { name: 'Промокод' });
  await expect(field).toBeFocused();
  await expectAboveKeyboard(
    page,
    field,
    form.getByRole('button', { name: /Применить|Введите промокод/ }).last(),
  );
});

test('the button of the order stands above the keyboard, and so does the comment', async ({ page }) => {
  const order = await startOrder(page, 'delivery');
  const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
  await comment.focus();
  await expectAboveKeyboard(page, comment, order.getByRole('button', { name: /Оплатить/ }));
});

test('the button of the address stands above the keyboard, and so does its last field', async ({ page }) => {
  await userWithCart(page);
  const address = await restorePanel(page, 'address-params', 'Куда принести');
  const last = address.getByRole('textbox').last();
  await last.focus();
  await expectAboveKeyboard(page, last, address.getByRole('button', { name: 'Сохранить адрес' }));
});
