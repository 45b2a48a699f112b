import type { Locator } from '@playwright/test';
import { addFromCard, dish, openCart } from '../shopper/cart';
import { fillCartByApi, placeOrderByApi } from '../shopper/cartByApi';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { chooseRestaurant } from '../shopper/filledCart';
import { enterPhone, logIn, logInByApi, newPhone, skipName } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { restorePanel } from '../shopper/restorePanel';
import { openOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';
import { stack } from '../stack/stack';
import { startBareBackEnd } from '../stack/startBareBackEnd';
import { type StartedShell, startShell } from '../stack/startShell';

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

let backEnd: Awaited<ReturnType<typeof startBareBackEnd>>;
let server: StartedShell;
test.beforeAll(async () => {
  backEnd = await startBareBackEnd(`http://127.0.0.1:${stack().apiPort}`);
  server = await startShell({}, backEnd.address);
});
test.afterAll(async () => {
  await server.stop();
  await backEnd.stop();
});
test.use({ ownStorefront: { address: () => server?.address } });

test('the back end of this file has neither calls nor fields of ours', async ({ request }) => {
  const read = (path: string) => request.get(backEnd.address + path, { headers: { 'x-source': 'site' } });
  expect((await read('/api/app/reservation/busy-times/')).status()).toBe(404);
  const dishes = await read('/api/app/nomenclature/products/');
  expect(dishes.headers()['etag']).toBeUndefined();
  const [first] = (await dishes.json()) as Record<string, unknown>[];
  expect(first).toMatchObject({ id: 1, name: dish, price: '590', weight: '0.26' });
  for (const ours of ['slug', 'parent_group_id', 'has_modifiers', 'is_stoplisted', 'description']) {
    expect(first).not.toHaveProperty(ours);
  }
});

const placeOrder = (order: Locator) => order.getByRole('button', { name: /Заказать/ }).click();

test('a guest orders a delivery, pays in cash and follows the order', async ({ page }) => {
  expect(await visit(page, '/menu')).toBe(200);
  expect(page.url()).toContain(server.address);
  await chooseDelivery(page);
  await addFromCard(page, 2);
  const cart = await openCart(page);
  await expect(cart.getByText(dish)).toBeVisible();
  await cart.getByRole('button', { name: /Укажите телефон/ }).click();
  await logIn(page);
  const order = panel(page, 'Оформление заказа');
  await expect(order.getByText(/Огородный/)).toBeVisible();
  await expect(order.getByText(dish)).toBeVisible();
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await placeOrder(order);

  const monitoring = panel(page, /Заказ №/);
  await expect(monitoring.getByText(dish)).toBeVisible();
  await expect(monitoring.getByText(/Огородный/)).toBeVisible();
  await expect(monitoring.getByRole('heading', { name: 'Заказ выполнен' })).toBeVisible();
});

test.describe('an order to an address that is not saved any more', () => {
  // The test removes the chosen address, so the cart is refused until the page has dropped its id.
  test.use({ expectedFaults: /status of 404/ });

  test('is repeated once the customer confirms it', async ({ page }) => {
    await logInByApi(page);
    const id = String(await placeOrderByApi(page));
    const monitoring = await restorePanel(page, 'order-monitoring', /Заказ №/, { id });
    await expect(page.getByRole('banner').getByRole('button', { name: /Огородный/ })).toBeVisible();
    const calls = '/api/user/addresses';
    const headers = { 'x-source': 'site' };
    const saved = (await (await page.request.get(`${calls}/`, { headers })).json()) as { id: number }[];
    for (const { id: address } of saved)
      await page.request.post(`${calls}/delete/`, { headers, data: { address_id: address } });
    await page.reload();
    await hydrated(page);

    await monitoring.getByRole('button', { name: 'Повторить' }).click();
    const search = panel(page, 'Выберите адрес');
    await expect(search.getByRole('combobox', { name: 'Улица и дом' })).toHaveValue('Огородный проезд, 16');
    await search.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await panel(page, 'Куда принести').getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(panel(page, 'Заказ').getByText(dish)).toBeVisible();
    await expect(search).toBeHidden();
  });
});

test.describe('a session that ends at the order', () => {
  test.use({ expectedFaults: /status of 401/ });

  test('is followed by a login, which leads back to the same order', async ({ page }) => {
    const phone = newPhone();
    await logInByApi(page, phone);
    await fillCartByApi(page);
    const order = await openOrder(page);
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    const change = order.getByRole('textbox', { name: 'С какой суммы сдача' });
    const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
    await change.fill('5000');
    await comment.fill('Домофон 12');
    const unauthorized = { status: 401, json: { message: '' } };
    await page.route('**/api/app/order/process/', (route) => route.fulfill(unauthorized), { times: 1 });
    await placeOrder(order);

    await enterPhone(page, phone);
    await expect(page).toHaveURL('/');
    await skipName(page);
    await expect(order.getByText(dish)).toBeVisible();
    await expect(order.getByText(/Огородный/)).toBeVisible();
    await expect(order.getByRole('radio', { name: 'Наличными' })).toBeChecked();
    await expect(change).toHaveValue('5000');
    await expect(comment).toHaveValue('Домофон 12');
    await placeOrder(order);
    await expect(panel(page, /Заказ №/).getByText(dish)).toBeVisible();
  });
});

test('a dish that is unavailable at the new place is replaced by one of its group', async ({ page }) => {
  // «Рамунэ», a drink that only delivery has.
  await visit(page, '/menu/napitki/157');
  await chooseDelivery(page);
  await page.getByRole('button', { name: /^Добавить 240/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Огородный/ })
    .click();
  await chooseRestaurant(page);

  const missing = panel(page, 'Недоступные блюда');
  await missing.getByRole('button', { name: 'Заменить: Рамунэ' }).click();
  const drink = panel(page, 'Чем заменить')
    .getByRole('button', { name: /^В корзину: / })
    .first();
  const name = (await drink.getAttribute('aria-label'))?.replace('В корзину: ', '') ?? '';
  await drink.click();
  await expect(missing).toHaveCount(0);
  const cart = await openCart(page);
  await expect(cart.getByText(name, { exact: true })).toBeVisible();
  await expect(cart.getByText('Рамунэ')).toHaveCount(0);
});
