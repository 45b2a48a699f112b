import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test('a reload at any step before the order loses nothing', async ({ page }) => {
  const reload = async () => {
    await page.reload();
    await hydrated(page);
  };
  await visit(page, shortMenu);
  await chooseDelivery(page);
  await reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /Огородный/ })).toBeVisible();

  await addFromCard(page, 2);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Добавить: ${dish}` }).click();
  // The press is not sent yet: leaving the page sends it.
  await reload();
  await expect(cart.getByText(dish)).toBeVisible();
  await expect(cart.getByRole('group').first()).toContainText('3');

  await cart.getByRole('button', { name: /Укажите телефон/ }).click();
  await expect(panel(page, 'Введите номер телефона')).toBeVisible();
  await reload();
  await logIn(page);
  const order = panel(page, 'Оформление заказа');
  if (!(await order.isVisible()))
    await panel(page, 'Заказ')
      .getByRole('button', { name: /Оформить заказ/ })
      .click();
  await expect(order.getByText(dish)).toBeVisible();
});
