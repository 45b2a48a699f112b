import type { Locator } from '@playwright/test';
import { dish } from '../shopper/cart';
import { placeOrderByApi } from '../shopper/cartByApi';
import { expectAccessible } from '../shopper/expectAccessible';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test('a shared link shows a guest how far an order is, and nothing personal', async ({ page, browser }) => {
  await logInByApi(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => Object.assign(window, { sharedUrl: url }),
    });
  });
  const id = await placeOrderByApi(page);
  await visit(page, `/monitoring/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Поделиться' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'sharedUrl')))
    .toContain(`/monitoring/${id}?share=`);
  const link = (await page.evaluate(() => Reflect.get(window, 'sharedUrl'))) as string;

  const guest = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  const stranger = await guest.newPage();
  const calls: string[] = [];
  stranger.on('request', (request) => {
    if (/\/api\/(?:user|orders)\//.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  const answer = await stranger.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Путь заказа');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  await hydrated(stranger);
  await expect(stranger.getByRole('list', { name: 'Путь заказа' })).toBeVisible();
  const main = await stranger.getByRole('main').innerText();
  for (const secret of ['Огородный', dish]) expect(html).not.toContain(secret);
  for (const secret of ['Огородный', dish, '₽', 'Персон']) expect(main).not.toContain(secret);
  await expectAccessible(stranger, [
    [360, 'light'],
    [360, 'dark'],
  ]);
  expect(calls.filter((path) => !path.startsWith('/api/orders/shared/'))).toEqual([]);

  const broken = await stranger.goto(`${link.slice(0, -1)}x`);
  expect(broken?.status()).toBe(404);
  await guest.close();
});

test('the dishes of an order stand beside its status on a wide window, and below it on a narrow one', async ({
  page,
}) => {
  await logInByApi(page);
  await visit(page, `/monitoring/${await placeOrderByApi(page)}`);
  const main = page.getByRole('main');
  const edges = async (shown: Locator) => {
    await expect(shown).toBeVisible();
    return shown.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  };
  const places = async () => ({
    status: await edges(main.getByRole('list', { name: 'Путь заказа' })),
    dishes: await edges(main.getByText(dish)),
  });
  const wide = await places();
  expect(wide.dishes.left).toBeGreaterThan(wide.status.right);
  expect(wide.dishes.top).toBeLessThan(wide.status.top);
  await page.setViewportSize({ width: 768, height: 900 });
  const narrow = await places();
  expect(narrow.dishes.top).toBeGreaterThan(narrow.status.bottom);
});
