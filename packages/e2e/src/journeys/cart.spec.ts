import type { Page } from '@playwright/test';
import { a11yViolations } from '../shopper/a11yViolations';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { fillCartByApi, placeOrderByApi, saveAddress } from '../shopper/cartByApi';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { cartPanel, enterCode, userWithCart } from '../shopper/filledCart';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { makeDrinkUnavailable, replaceDrink } from '../shopper/unavailableDrink';
import { logIn, logInByApi } from '../shopper/logIn';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

// The console logs the requests that a test makes fail.
test.use({ expectedFaults: /status of (?:422|500|503)|ERR_FAILED|catalog:(?:recommendations|sauces)/ });

const conditions = 'Промокод не применен - условия акции не выполнены';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the cart, empty and filled, and its promo form fit and have no accessibility violation', async ({
    page,
  }) => {
    await logInByApi(page);
    await saveAddress(page);
    await visit(page, shortMenu);
    const cart = cartPanel(page);
    const open = async () => {
      await page
        .getByRole('navigation', { name: 'Основные разделы' })
        .getByRole('button', { name: /Заказ/ })
        .click();
      await expect(cart).toBeVisible();
    };

    await open();
    await expect(cart.getByText('В корзине пусто...')).toBeVisible();
    await expectAccessible(page, oneView);
    await page.keyboard.press('Escape');
    await addFromCard(page, 2);
    await open();
    await expect(cart.getByRole('heading', { name: 'Обратите внимание' })).toBeVisible();
    await expectAccessible(page);

    const form = await enterCode(page, 'ЛИСА');
    await expectAccessible(page);
    await expectGone(form, () => page.keyboard.press('Escape'));
    await expect(cart.getByText(dish)).toBeVisible();

    await cart.getByRole('button', { name: `Убавить: ${dish}` }).click();
    await cart.getByRole('button', { name: `Удалить: ${dish}` }).click();
    await expectGone(cart, () => cart.getByRole('button', { name: 'Смотреть меню' }).click());
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a guest’s promo code is applied after the login', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await addFromCard(page, 2);
  const cart = await openCart(page);
  await (await enterCode(page, 'LISA10')).getByRole('button', { name: 'Применить' }).click();
  await logIn(page);
  await expect(cart.getByText('Промокод применен')).toBeVisible();
});

test('a dish that is unavailable at the new place is listed and replaced', async ({ page }) => {
  const missing = await makeDrinkUnavailable(page);
  expect(await a11yViolations(page)).toEqual([]);
  await replaceDrink(page);
  await expect(missing).toBeHidden();
  await expect(panel(page, 'Чем заменить')).toBeHidden();
  const cart = await openCart(page);
  await expect(cart.getByRole('list', { name: 'Блюда в заказе' }).getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText('Рамунэ')).toBeHidden();
});

test('a placed order is repeated from its monitoring', async ({ page }) => {
  await logInByApi(page);
  const id = String(await placeOrderByApi(page));
  const monitoring = await restorePanel(page, 'order-monitoring', /Заказ №/, { id });
  await monitoring.getByRole('button', { name: 'Повторить' }).click();
  const cart = cartPanel(page);
  await expect(cart.getByText(dish)).toBeVisible();
  await expect(cart.getByRole('button', { name: /Оформить заказ/ })).toContainText(/1\s180\s₽/);
  // The monitoring panel is not left below the cart.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
});

test('a removed dish is restored', async ({ page }) => {
  const cart = await userWithCart(page, 1);
  const removed = page.waitForResponse('**/api/app/order/change-amount/**');
  await cart.getByRole('button', { name: `Удалить: ${dish}` }).click();
  await removed;
  await expect(cart.getByText('В корзине пусто...')).toBeVisible();
  // While the pointer is over it, the notice does not time out.
  await cart.getByText(`Удалили: ${dish}`).hover();
  expect(await a11yViolations(page)).toEqual([]);
  await tabTo(page, cart.getByRole('button', { name: `Вернуть: ${dish}` }));
  const added = page.waitForResponse('**/api/app/order/add-product/**');
  await page.keyboard.press('Enter');
  await added;
  await expect(cart.getByRole('list', { name: 'Блюда в заказе' })).toContainText(dish);
  await page.reload();
  await expect(cart.getByRole('list', { name: 'Блюда в заказе' })).toContainText(dish);
});

test('a tab shows the cart of the other tab once it becomes visible', async ({ page, context }) => {
  await logInByApi(page);
  await fillCartByApi(page, 'delivery', { amount: 1 });
  await visit(page, '/legal');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Корзина: / });
  await expect(cart).toHaveAccessibleName(/^Корзина: 1\s/);
  const other = await context.newPage();
  await visit(other, shortMenu);
  // The other tab shows the new count before the cart on the server has it.
  const added = other.waitForResponse(
    (response) => response.request().method() !== 'GET' && /\/order\//.test(response.url()),
  );
  await addOneMoreFromCard(other);
  await added;
  await expect(other.getByRole('button', { name: /^Заказ: 2 / }).first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(cart).toHaveAccessibleName(/^Корзина: 2\s/);
});

async function addOneMoreFromCard(page: Page) {
  await page
    .getByRole('button', { name: `Прибавить: ${dish}` })
    .first()
    .click();
}

test('with the keyboard alone: a promo code is rejected, another applied and removed, then the order', async ({
  page,
}) => {
  await userWithCart(page);
  const cart = cartPanel(page);
  await tabTo(page, cart.getByRole('button', { name: 'Ввести промокод' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
  const form = panel(page, 'Промокод');
  await page.keyboard.type('300OFF');
  await page.keyboard.press('Enter');
  await expect(form.getByText(conditions).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Введите другой промокод' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await tabTo(page, form.getByRole('textbox'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('  lisa10 ');
  await page.keyboard.press('Enter');
  await expect(cart.getByText('Промокод применен')).toBeVisible();
  await expect(cart.getByText(/LISA10 · −118\s₽/)).toBeVisible();
  await tabTo(page, cart.getByRole('button', { name: 'Убрать промокод LISA10' }));
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Ввести промокод' })).toBeVisible();
  await expect(cart.getByRole('button', { name: /Оформить заказ/ })).toContainText(/1\s180\s₽/);
  await tabTo(page, cart.getByRole('button', { name: `Добавить: ${dish}` }));
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('group').first()).toContainText('3');
  await tabTo(page, cart.getByRole('button', { name: /Оформить заказ/ }));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Оформление заказа')).toBeVisible();
});
