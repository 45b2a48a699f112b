import type { Page } from '@playwright/test';
import { barriers } from '../shopper/axe';
import { addFromCard, dish, openCart } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { tabTo } from '../shopper/keyboard';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { placeOrder } from '../shopper/placeOrder';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

// Calls that a test makes fail are named by the console; that is what these ask for.
test.use({ expectedFaults: /status of (?:422|500|503)|ERR_FAILED|catalog:recommendations/ });

const conditions = 'Промокод не применен - условия акции не выполнены';
const cartPanel = (page: Page) => panel(page, 'Заказ');

/** From now on a call of the cart fails, as often as it is made, without a word from the server. */
async function breakCall(page: Page, call: string) {
  await page.route(`**/api/app/order/${call}/**`, (route) => route.fulfill({ status: 500, body: '' }));
  return () => page.unroute(`**/api/app/order/${call}/**`);
}

/** A user with two dishes in the cart that is open. */
async function userWithCart(page: Page) {
  await visit(page, '/menu');
  await chooseDelivery(page);
  await addFromCard(page, 2);
  await (await openCart(page)).getByRole('button', { name: /Укажите телефон/ }).click();
  await logIn(page);
  await expect(panel(page, 'Оформление заказа')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Оформление заказа')).toBeHidden();
  return cartPanel(page);
}

/** In the take-method panel that is open. */
async function chooseRestaurant(page: Page) {
  const place = panel(page, 'Выберите адрес');
  await pick(place.getByRole('radio', { name: 'Ресторан' }));
  await pick(place.getByRole('radio', { name: /На Покровке/i }));
  await place.getByRole('button', { name: 'Выбрать', exact: true }).click();
  await expect(place).toBeHidden();
}

async function enterCode(page: Page, code: string) {
  await cartPanel(page).getByRole('button', { name: 'Ввести промокод' }).click();
  const form = page.getByRole('dialog', { name: 'Промокод' });
  await form.getByRole('textbox', { name: 'Промокод' }).fill(code);
  return form;
}

for (const width of [360, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the cart, empty and filled, and its promo code have no barrier and fit', async ({ page }) => {
      await visit(page, '/menu');
      await chooseDelivery(page);
      const bag = page.getByRole('button', { name: /^Заказ: / }).first();
      const below = page
        .getByRole('navigation', { name: 'Основные разделы' })
        .getByRole('button', { name: /Заказ/ });
      const open = async () => {
        await (width < 992 ? below : bag).click();
        await expect(cartPanel(page)).toBeVisible();
      };
      const isFitting = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

      if (width < 992) {
        await open();
        await expect(cartPanel(page).getByText('В корзине пусто...')).toBeVisible();
        expect(await barriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await addFromCard(page, 2);
      await open();
      await expect(cartPanel(page).getByRole('heading', { name: 'Обратите внимание' })).toBeVisible();
      expect([await barriers(page), await isFitting()]).toEqual([[], true]);

      const form = await enterCode(page, 'ЛИСА');
      expect([await barriers(page), await isFitting()]).toEqual([[], true]);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(cartPanel(page).getByText(dish)).toBeVisible();

      await cartPanel(page)
        .getByRole('button', { name: `Убавить: ${dish}` })
        .click();
      await cartPanel(page)
        .getByRole('button', { name: `Удалить: ${dish}` })
        .click();
      await cartPanel(page).getByRole('button', { name: 'Смотреть меню' }).click();
      await expect(cartPanel(page)).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}

test('a user’s promo code is refused, then applied, then taken off', async ({ page }) => {
  const cart = await userWithCart(page);
  const form = await enterCode(page, '300OFF');
  await form.getByRole('button', { name: 'Применить' }).click();
  await expect(form.getByText(conditions).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Введите другой промокод' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await form.getByRole('textbox').fill('  lisa10 ');
  await form.getByRole('button', { name: 'Применить' }).click();
  await expect(cart.getByText('Промокод применен')).toBeVisible();
  await expect(cart.getByText(/LISA10 · −118\s₽/)).toBeVisible();
  await cart.getByRole('button', { name: 'Убрать промокод LISA10' }).click();
  await expect(cart.getByRole('button', { name: 'Ввести промокод' })).toBeVisible();
  await expect(cart.getByRole('button', { name: /Оформить заказ/ })).toContainText(/1\s180\s₽/);
});

test('a guest’s promo code waits for the login', async ({ page }) => {
  await visit(page, '/menu');
  await chooseDelivery(page);
  await addFromCard(page, 2);
  const cart = await openCart(page);
  await (await enterCode(page, 'LISA10')).getByRole('button', { name: 'Применить' }).click();
  await logIn(page);
  await expect(cart.getByText('Промокод применен')).toBeVisible();
});

test('each step that fails says so and leaves the cart as it was', async ({ page }) => {
  const cart = await userWithCart(page);
  const repairAmounts = await breakCall(page, 'change-amount');
  await cart.getByRole('button', { name: `Добавить: ${dish}` }).click();
  await expect(page.getByText('Не удалось сохранить данные').first()).toBeVisible();
  await expect(cart.getByRole('group').first()).toContainText('2');
  await repairAmounts();
  // The amount leaves when the fingers rest: it has to be saved before the call is broken again.
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
  await chooseRestaurant(page);
  await expect(page.getByText('Не удалось сменить тип доставки').first()).toBeVisible();

  // Not by Escape: that would dismiss the toast first.
  await cart.getByRole('button', { name: 'Закрыть заказ' }).click();
  await expect(cart).toBeHidden();
  await breakCall(page, 'get');
  await page.reload();
  await openCartBelow(page);
  await expect(cart.getByText('Не удалось получить данные')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await cart.getByRole('button', { name: 'Повторить' }).click();
  await expect(cart.getByText(dish)).toBeVisible();
});

/** By the toolbar of a phone, which is there whatever the page knows of the cart. */
async function openCartBelow(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('navigation', { name: 'Основные разделы' })
    .getByRole('button', { name: /Заказ/ })
    .click();
}

test('what a new place lacks is shown, replaced and gone', async ({ page }) => {
  await visit(page, '/menu/napitki/ramune');
  await chooseDelivery(page);
  const added = page.waitForResponse((response) => response.url().includes('/order/add-product/'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await added;
  // The guest's cart is found again by its draft.
  await page.waitForFunction(() => localStorage.getItem('kitsuneDraftUuid') !== null);
  await page.goto('/menu');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Огородный/ })
    .click();
  await chooseRestaurant(page);

  const missing = panel(page, 'Недоступные блюда');
  await expect(missing.getByText('Рамунэ')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Заменить: Рамунэ' }).click();
  const slider = panel(page, 'Чем заменить');
  await slider
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect(missing).toBeHidden();
  await expect(slider).toBeHidden();
  const cart = await openCart(page);
  await expect(cart.getByRole('list', { name: 'Блюда в заказе' }).getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText('Рамунэ')).toBeHidden();
});

test('a placed order is repeated from its monitoring', async ({ page }) => {
  await visit(page, '/menu');
  await placeOrder(page);
  await panel(page, /Заказ №/)
    .getByRole('button', { name: 'Повторить' })
    .click();
  const cart = cartPanel(page);
  await expect(cart.getByText(dish)).toBeVisible();
  await expect(cart.getByRole('button', { name: /Оформить заказ/ })).toContainText(/1\s180\s₽/);
  // Not even below the cart.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('two tabs agree as soon as they are looked at', async ({ page, context }) => {
  await visit(page, '/menu');
  await chooseDelivery(page);
  await addFromCard(page);
  const other = await context.newPage();
  await visit(other, '/menu');
  await addFromCardMore(other);
  await expect(other.getByRole('button', { name: /^Заказ: 2 / }).first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('button', { name: /^Заказ: 2 / }).first()).toBeVisible();
});

async function addFromCardMore(page: Page) {
  await page
    .getByRole('button', { name: `Прибавить: ${dish}` })
    .first()
    .click();
}

test('with the keyboard alone: from the bag to an applied code and the order', async ({ page }) => {
  await userWithCart(page);
  const cart = cartPanel(page);
  await tabTo(page, cart.getByRole('button', { name: `Добавить: ${dish}` }));
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('group').first()).toContainText('3');
  await tabTo(page, cart.getByRole('button', { name: 'Ввести промокод' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
  await page.keyboard.type('LISA10');
  await page.keyboard.press('Enter');
  await expect(cart.getByText('Промокод применен')).toBeVisible();
  await tabTo(page, cart.getByRole('button', { name: /Оформить заказ/ }));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Оформление заказа')).toBeVisible();
});
