import type { Cookie } from '@playwright/test';
import { expectAccessible } from '../shopper/expectAccessible';
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
  ['qr-code', 'QR-код Вашей карты', /^\d{8}$/],
  ['notifications', 'Уведомления', 'Ваш отзыв прочитали'],
  ['purchases', purchasesTitle, 'Заказ выполнен'],
] as const;

test('the panels of the bonus program have no accessibility violation', async ({ page }) => {
  for (const [id, title, filled] of screens) {
    await test.step(id, async () => {
      const opened = await restorePanel(page, id, title);
      await expect(opened.getByText(filled).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('orders load while the customer scrolls', async ({ page }) => {
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
});
