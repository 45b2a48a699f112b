import { addFromCard, openCart, shortMenu } from '../shopper/cart';
import { choosePickup, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test('a guest orders a pickup and pays online', async ({ page }) => {
  await visit(page, shortMenu);
  await choosePickup(page);
  await addFromCard(page);
  await (await openCart(page)).getByRole('button', { name: /Укажите телефон/ }).click();
  await logIn(page);

  const order = panel(page, 'Оформление заказа');
  await pick(order.getByRole('radio', { name: 'Онлайн картой' }));
  await order.getByRole('button', { name: /Оплатить/ }).click();

  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.waitForURL(/\/monitoring\/\d+$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ выполнен' })).toBeVisible();
  await expect(page.getByText('Самовывоз').first()).toBeVisible();
});
