import { browserFlags, findDesktopBrowser } from '@storefront/config/chromium';
import type { BrowserContext, Page } from '@playwright/test';
import { fillCartByApi } from '../shopper/cartByApi';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { fullyLoaded, hydrated, visit } from '../shopper/visit';

// Without a network the browser logs the page that it did not get.
test.use({
  expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io/,
  launchOptions: { executablePath: findDesktopBrowser(), args: browserFlags },
});

/** Places an order that waits for its payment, so that its status stays. Returns its number. */
async function placeUnpaidOrder(page: Page): Promise<number> {
  const data = await fillCartByApi(page);
  const headers = { 'x-source': 'site' };
  const placed = await page.request.post('/api/app/order/process/', { headers, data });
  return ((await placed.json()) as { order: { id: number } }).order.id;
}

/** Sends a message as a push service does. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });

test('a press subscribes a device to an order, and a message to it leads to the order', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // A test reaches no push service, so the browser's subscription is made up.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: `http://127.0.0.1:9/${crypto.randomUUID()}`,
          keys: {
            p256dh: 'BJ7UUjhuKSWPixBIT3R6FM6sqLJjrPhpvBjp4AG1VbjOzoZnnr09AJYh0_xrAZAwTVkDaBANkRs_pcmN5kHpiL8',
            auth: 'AAAAAAAAAAAAAAAAAAAAAA',
          },
        }),
      }) as unknown as PushSubscription;
  });
  await logInByApi(page);
  const id = await placeUnpaidOrder(page);
  await visit(page, `/monitoring/${id}`);
  await hydrated(page);
  const main = page.getByRole('main');
  expect(context.serviceWorkers()).toEqual([]);
  await main.getByRole('button', { name: 'Сообщать об изменении статуса' }).click();
  await expect(main.getByRole('button', { name: 'Не сообщать о статусе' })).toBeVisible();

  const message = { title: 'Заказ у курьера', body: 'Скоро будет у вас.', tag: `order-${id}` };
  await deliver(context, page, { ...message, url: `/monitoring/${id}` });
  await expect
    .poll(() => shownOn(page))
    .toEqual([{ title: message.title, body: message.body, data: { url: `/monitoring/${id}` } }]);

  // Playwright cannot press a notification. The unit test of the worker covers the press, and this visit the address.
  const [{ data } = { data: undefined }] = await shownOn(page);
  await page.goto((data as { url: string }).url);
  await expect(main.getByRole('button', { name: 'Не сообщать о статусе' })).toBeVisible();
});

test('without a network the kept page takes the place of any page, until the network is back', async ({
  page,
  context,
}) => {
  await visit(page, '/delivery');
  await fullyLoaded(page);
  await page.evaluate(async () => {
    await caches.open('old-site');
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-page']);

  await context.setOffline(true);
  await page.goto('/menu');
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible();
  await expect(page).toHaveURL(/\/menu$/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Обновить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
});
