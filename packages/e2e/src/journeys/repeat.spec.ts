import { placeOrderByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { countPresses } from '../shopper/countPresses';
import { expectAccessible } from '../shopper/expectAccessible';
import { logInByApi } from '../shopper/logIn';
import { ordersCount } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { fullyLoaded } from '../shopper/visit';

test('a customer repeats a cash order from the home page with three presses', async ({ page }) => {
  await logInByApi(page);
  await placeOrderByApi(page);
  const presses = await countPresses(page);
  await page.goto('/');
  await fullyLoaded(page);
  const last = page.getByRole('region', { name: 'Повторить прошлый заказ' });
  await expect(last.getByText(/Филадельфия классик/)).toBeVisible();
  await expectAccessible(page);

  await last.getByRole('button', { name: 'Повторить' }).click();
  await panel(page, 'Заказ')
    .getByRole('button', { name: /^Оформить заказ/ })
    .click();
  await panel(page, 'Оформление заказа')
    .getByRole('button', { name: /^Заказать/ })
    .click();
  await expect(panel(page, /^Заказ №/)).toBeVisible();
  expect(await presses()).toBe(3);
  expect(await ordersCount(page)).toBe(2);
});
