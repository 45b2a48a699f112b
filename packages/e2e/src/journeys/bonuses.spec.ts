import { expectAccessible } from '../shopper/expectAccessible';
import { logInByApi } from '../shopper/logIn';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';

// The chain is in Moscow: its days and times must not follow the device.
test.use({ timezoneId: 'Pacific/Kiritimati' });

/** The customer with past orders and bonuses. */
const demoCustomer = '9000000001';

const screens = [
  ['bonuses', 'Мой баланс', /^[+−]\d+/],
  ['bonus-card', 'Моя карта', '7701 1000 2024 1159'],
  ['qr-code', 'QR-код Вашей карты', /^\d{8}$/],
  ['notifications', 'Уведомления', 'Ваш отзыв прочитали'],
  ['purchases', /Мои заказы|заказа/, 'Заказ выполнен'],
] as const;

test('the panels of the bonus program have no accessibility violation', async ({ page }) => {
  // A phone gets one code a minute: after a failed run the login waits for the next code.
  await expect(() => logInByApi(page, demoCustomer)).toPass({ intervals: [5_000] });
  for (const [id, title, filled] of screens) {
    await test.step(id, async () => {
      const opened = await restorePanel(page, id, title);
      await expect(opened.getByText(filled).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
