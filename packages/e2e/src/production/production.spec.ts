import { addFromCard } from '../shopper/cart';
import { findAddress, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { pictureFile } from '../shopper/pictures';
import { visit } from '../shopper/visit';
import { startLoad } from './load';
import { expect, test } from './test';

test('a customer logs in, orders, hears of each status, and uploads a picture', async ({ page, stack }) => {
  const statuses: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('order-status-changed')) statuses.push(String(payload));
    }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/menu');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  await findAddress(page);
  await addFromCard(page, 2);
  await page.getByRole('button', { name: /В корзине 2 товара/ }).click();
  await panel(page, 'Заказ')
    .getByRole('button', { name: /Укажите телефон/ })
    .click();

  await logIn(page, stack.sms.waitForCode);
  const order = panel(page, 'Оформление заказа');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(panel(page, /Заказ №/).getByRole('heading', { name: 'Заказ выполнен' })).toBeVisible();
  // It may have missed the first ones, which came before the socket was open.
  expect(statuses.length).toBeGreaterThanOrEqual(3);

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.startsWith('__Host-'));
  expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/' });

  const image = await pictureFile(page, { type: 'image/png', width: 64, height: 64 });
  const uploaded = await page.request.post('/api/user/edit/avatar/', {
    headers: { 'x-source': 'site' },
    multipart: { image },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/menu');
  const avatar = page.getByRole('banner').locator('img[src*="/storage/"]');
  await expect.poll(() => avatar.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);

  const accessLog = await stack.accessLog();
  expect(accessLog).toContain('GET /storage/uploads/* 200');
  expect(accessLog).not.toMatch(/\/storage\/uploads\/[^*]/);
});

test('every process restarts under load without a failed order or an error page', async ({ stack }) => {
  test.setTimeout(600_000);
  const load = await startLoad(stack);
  try {
    await load.untilBusy();
    await stack.restartEach();
    await load.untilBusy();
  } finally {
    await load.stop();
  }
  expect(load.failures).toEqual([]);
  for (const customer of load.customers) {
    expect(await customer.ordersOfAccount()).toEqual([...customer.placed].sort((a, b) => a - b));
  }
});
