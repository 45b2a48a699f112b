import { addFromCard, openCart, shortMenu } from '../shopper/cart';
import { fillCartByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { chooseRestaurant } from '../shopper/filledCart';
import { logIn, logInByApi, newPhone } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { openOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test('a guest orders a pickup and pays online', async ({ page }) => {
  await visit(page, shortMenu);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /Уточните адрес/ }).click();
  await expectGone(panel(page, 'Выберите адрес'), () => chooseRestaurant(page));
  await expect(banner.getByRole('button', { name: /Самовывоз.*Покровке/ })).toBeVisible();
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
  // An unpaid order waits for confirmation.
  const paid = /Заказ создан|Готовим заказ|Ждет в\sресторане|Заказ выполнен/;
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  await expect(page.getByText('Самовывоз').first()).toBeVisible();
});

test('the cart of a pickup is a pickup on another device', async ({ page, browser }) => {
  const phone = newPhone();
  await logInByApi(page, phone);
  await fillCartByApi(page, 'pickup');
  const other = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  const second = await other.newPage();
  await logInByApi(second, phone);
  const order = await openOrder(second);
  await expect(order.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
  await expect(order.getByText(/Покровке/).first()).toBeVisible();
  await other.close();
});
