import type { Cookie } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { delayThenFail } from '../shopper/delayThenFail';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';

// The chain is in Moscow: its days and times must not follow the device.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The customer with past orders and bonuses. */
const demoCustomer = '9000000001';
let cookies: Cookie[] = [];

// All tests share one login: a phone gets one code a minute. After a failed run the login waits for the next code.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await expect(() => logInByApi(page, '', demoCustomer)).toPass({ intervals: [5_000] });
  cookies = await page.context().cookies();
  await page.context().close();
});
test.beforeEach(async ({ context }) => context.addCookies(cookies));

const purchasesTitle = /Мои заказы|заказа/;
const screens = [
  ['bonuses', 'Мой баланс', /^[+−]\d+/],
  ['bonus-card', 'Моя карта', '7701 1000 2024 1159'],
  ['notifications', 'Уведомления', 'Ваш отзыв прочитали'],
  ['purchases', purchasesTitle, 'Заказ выполнен'],
] as const;

test.describe('the panels of the bonus program', () => {
  // The failures are the test's own.
  test.use({ expectedFaults: /status of 503/ });

  test('have no accessibility violation filled, and one while it loads, failed and empty', async ({
    page,
  }) => {
    for (const [id, title, filled] of screens) {
      await test.step(id, async () => {
        const filledPanel = await restorePanel(page, id, title);
        await expect(filledPanel.getByText(filled).first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    // The parts of the kit that show these states are the same in all four.
    const call = '**/api/user/orders/**';
    const fail = await delayThenFail(page, call);
    const purchases = await restorePanel(page, 'purchases', purchasesTitle);
    await expect(purchases.getByText(/^Загружаем/).first()).toBeAttached();
    await expectAccessible(page, oneView);
    fail();
    const retry = purchases.getByRole('button', { name: 'Повторить' }).first();
    await expect(retry).toBeVisible();
    await expectAccessible(page, oneView);
    await page.unroute(call);

    await page.route(call, (route) => route.fulfill({ json: { data: [] } }));
    await retry.click();
    await expect(purchases.getByText('У Вас пока нет заказов...')).toBeVisible();
    await expectAccessible(page, oneView);
  });
});

test('the card leads to a QR code, a new one each time, and back to the profile', async ({ page }) => {
  const card = await restorePanel(page, 'bonus-card', 'Моя карта');
  const qr = panel(page, 'QR-код Вашей карты');
  const code = qr.getByText(/^\d{8}$/);

  await card.getByRole('button', { name: 'Показать QR-код' }).click();
  const first = await code.textContent();
  const picture = qr.getByRole('img', { name: `QR-код ${first}` });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(200);
  await expectAccessible(page);
  await expectGone(qr, () => page.goBack());

  await card.getByRole('button', { name: 'Показать QR-код' }).click();
  await expect(code).toBeVisible();
  expect(await code.textContent()).not.toBe(first);
  await expectGone(qr, () => qr.getByRole('button', { name: 'Назад' }).click());
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Привязать другую карту' }).click();
  const field = card.getByRole('textbox', { name: 'Номер карты' });
  await field.pressSequentially('12-34a');
  await field.press('Enter');
  await expect(card.getByText('Карта с таким номером не найдена')).toBeVisible();
  await expect(field).toHaveValue('1234');
  await expectAccessible(page, oneView);
  await card.getByRole('button', { name: 'Закрыть' }).click();
  await expect(panel(page, 'Профиль')).toBeVisible();
});

test('orders load while the customer scrolls, can be searched, and open', async ({ page }) => {
  const purchases = await restorePanel(page, 'purchases', purchasesTitle);
  const cards = purchases.getByRole('link');
  const end = purchases.getByRole('button', { name: 'Показать еще' });
  await expect(cards.first()).toBeVisible();
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(end).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(purchases.getByRole('heading', { level: 2 })).toHaveText(/^34.заказа$/);
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(34);
  expect(new Set(addresses).size).toBe(34);

  // Each address also opens as a link: the purchase is then the page below.
  await page.goto(addresses[0] ?? '');
  // Found on later pages without a press: few matches leave the end of the list in view.
  await restorePanel(page, 'purchases', purchasesTitle);
  await purchases.getByRole('textbox').fill('чизкейк');
  await expect(purchases.getByText(/^Найдено: [1-9].заказ\p{L}*$/u)).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(0);
  await cards.first().click();
  const order = panel(page, /Заказ №/);
  await expect(order.getByRole('list', { name: 'Состав заказа' })).toContainText(/чизкейк/i);
  await expectGone(order, () => page.goBack());
  await expect(cards.first()).toBeVisible();
  await expectGone(purchases, () => page.keyboard.press('Escape'));
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ выполнен' })).toBeVisible();
});
