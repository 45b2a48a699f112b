import { addFromCard, dish, openCart } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

// The whole way of an order with its animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// `npm test` runs it alone, by its tag.
test('a guest orders a delivery, pays in cash and follows the order', { tag: '@main' }, async ({ page }) => {
  expect(await visit(page, '/menu')).toBe(200);
  await chooseDelivery(page);
  await addFromCard(page, 2);

  const cart = await openCart(page);
  await expect(cart.getByText(dish)).toBeVisible();
  await cart.getByRole('button', { name: /Укажите телефон/ }).click();
  await logIn(page);

  // The login keeps the guest's cart and address, and continues to the order it interrupted.
  const order = panel(page, 'Оформление заказа');
  await expect(order.getByText(/Огородный/)).toBeVisible();
  await expect(order.getByText(dish)).toBeVisible();
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('2000');
  await order.getByRole('textbox', { name: 'Комментарий к заказу' }).fill('Позвоните за пять минут');
  await order.getByRole('button', { name: 'Добавить: персоны' }).click();
  await pick(order.getByRole('switch', { name: 'Оставить у двери' }));
  await order.getByRole('button', { name: /Заказать/ }).click();

  const monitoring = panel(page, /Заказ №/);
  await expect(monitoring).toBeVisible();
  await expect(monitoring.getByText('Позвоните за пять минут')).toBeVisible();

  // The status changes live, without a reload. A demo order may pass a single step faster than a slow machine looks.
  await expect(monitoring.getByRole('heading', { name: 'Заказ выполнен' })).toBeVisible();

  await page.goto('/monitoring');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ выполнен' })).toBeVisible();
});
