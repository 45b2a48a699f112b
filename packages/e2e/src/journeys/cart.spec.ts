import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { fillCartByApi, saveAddress } from '../shopper/cartByApi';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { a11yViolations, expectAccessible, oneView } from '../shopper/expectAccessible';
import { chooseRestaurant } from '../shopper/filledCart';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the cart, empty and filled, and its promo form fit and have no accessibility violation', async ({
    page,
  }) => {
    await logInByApi(page);
    await saveAddress(page);
    await visit(page, shortMenu);
    const cart = panel(page, 'Заказ');
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

    await cart.getByRole('button', { name: 'Ввести промокод' }).click();
    const form = panel(page, 'Промокод');
    await form.getByRole('textbox', { name: 'Промокод' }).fill('ЛИСА');
    await expectAccessible(page);
    await expectGone(form, () => page.keyboard.press('Escape'));
    await expect(cart.getByText(dish)).toBeVisible();

    await cart.getByRole('button', { name: `Убавить: ${dish}` }).click();
    await cart.getByRole('button', { name: `Удалить: ${dish}` }).click();
    await expectGone(cart, () => cart.getByRole('button', { name: 'Смотреть меню' }).click());
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a dish that is unavailable at the new place is listed, with others in its place', async ({ page }) => {
  await logInByApi(page);
  // «Рамунэ», a drink that only delivery has.
  await fillCartByApi(page, 'delivery', { productId: 157, amount: 1 });
  await visit(page, '/legal');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Огородный/ })
    .click();
  await chooseRestaurant(page);
  const missing = panel(page, 'Недоступные блюда');
  await expect(missing.getByText('Рамунэ')).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Заменить: Рамунэ' }).click();
  const others = panel(page, 'Чем заменить').getByRole('button', { name: /^В корзину: / });
  await expect(others.first()).toBeVisible();
});

test('a guest under the minimum sees what is missing, and a dish that reaches it', async ({ page }) => {
  await visit(page, shortMenu);
  await chooseDelivery(page);
  await addFromCard(page);
  const cart = await openCart(page);
  await expect(cart.getByText(/Еще 400\s₽ до минимума/)).toBeVisible();
  const offered = cart.getByRole('region', { name: 'Добавьте до минимума' });
  await offered
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await expect(cart.getByText(/до минимума/)).toHaveCount(0);
  await expect(cart.getByRole('button', { name: /Укажите телефон/ })).not.toHaveAttribute('aria-disabled');
});
