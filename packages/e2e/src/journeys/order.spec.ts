import type { Page } from '@playwright/test';
import { fillCartByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { pick } from '../shopper/pick';
import { openOrder, ordersCount, startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { hydrated } from '../shopper/visit';

const monitoring = (page: Page) => panel(page, /Заказ №/);

/** Places an order that is paid online, up to its payment page. */
async function goToPay(page: Page, takeMethod: 'delivery' | 'pickup') {
  const order = await startOrder(page, takeMethod);
  await order.getByRole('button', { name: /Оплатить/ }).click();
  await page.waitForURL(/\/pay\//);
  return { order, payUrl: page.url() };
}
const paid = (page: Page) =>
  page.getByRole('heading', { name: /^(Заказ создан|Готовим|Готов|Ждет в|Заказ выполнен)/ });

test('back from the payment page unpaid, the one placed order leads to the same page', async ({ page }) => {
  const { payUrl } = await goToPay(page, 'delivery');
  await page.goBack();
  await hydrated(page);
  await expect(monitoring(page).getByText(/Заказ ждет оплаты до \d\d:\d\d/)).toBeVisible();
  expect(await ordersCount(page)).toBe(1);
  await expectAccessible(page);
  await monitoring(page).getByRole('link', { name: 'Оплатить' }).click();
  await page.waitForURL(payUrl);
});

test('declined online, paid on the second attempt, seen in another browser without login', async ({
  page,
  browser,
}) => {
  const { payUrl } = await goToPay(page, 'pickup');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await page.waitForURL(/\/monitoring\/\d+$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Оплата не прошла' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Оплатить снова' })).toHaveAttribute('href', payUrl);
  await hydrated(page);
  await expectAccessible(page);

  const other = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  const guest = await other.newPage();
  await guest.goto(payUrl);
  await guest.getByRole('button', { name: 'Оплатить' }).click();
  await guest.waitForURL(/\/monitoring\/\d+\?share=/);
  await expect(paid(guest)).toBeVisible();
  await other.close();
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Оплатить снова' })).toBeHidden();
});

test('declined online, then paid on receipt', async ({ page }) => {
  await goToPay(page, 'pickup');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await page.waitForURL(/\/monitoring\/\d+$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Оплатить при получении' }).click();
  await page.getByRole('button', { name: 'Наличными' }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText('К оплате наличными')).toBeVisible();
});

test('canceled by the customer, then ordered again in cash', async ({ page }) => {
  const { order } = await goToPay(page, 'pickup');
  await page.getByRole('link', { name: 'Закрыть, не оплачивая' }).click();
  await page.waitForURL(/\/monitoring\/\d+$/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await page.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ отменен' })).toBeVisible();
  await expect(page.getByText(/^Деньги не\sсписаны/)).toBeVisible();
  await fillCartByApi(page, 'pickup');
  await openOrder(page);
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(monitoring(page)).toBeVisible();
  expect(await ordersCount(page)).toBe(2);
});

test('an order can be placed with the keyboard alone', async ({ page }) => {
  const order = await startOrder(page, 'pickup');
  await tabTo(page, order.getByRole('button', { name: /Когда заберете/ }));
  await page.keyboard.press('Enter');
  const time = panel(page, 'Когда заберете');
  await expect(time.getByRole('radio', { name: /Как можно скорее/ })).toBeChecked();
  await tabTo(page, time.getByRole('radio', { name: /Как можно скорее/ }));
  // The arrow leads round to the day's last slot: late in the evening few are left, and the first may be over soon.
  await page.keyboard.press('ArrowUp');
  await tabTo(page, time.getByRole('button', { name: 'Выбрать', exact: true }));
  await expectGone(time, () => page.keyboard.press('Enter'));
  await expect(order.getByText(/(Сегодня|Завтра) с\s\d\d:\d\d до/)).toBeVisible();

  await tabTo(page, order.getByRole('radio', { name: 'Онлайн картой' }));
  await page.keyboard.press('ArrowLeft');
  await expect(order.getByRole('radio', { name: 'Наличными' })).toBeChecked();
  await tabTo(page, order.getByRole('button', { name: /Заказать/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(monitoring(page)).toBeVisible();
  expect(await ordersCount(page)).toBe(1);
});

/** Adds bonuses to the responses of the cart, because a new customer has no bonuses. */
async function giveBonuses(page: Page) {
  const calls = /\/api\/app\/order\/(get|add-product|change-amount|change-payment-type|change-take-method)\//;
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { order: object | null };
    const discounts = { available_points: 490, total_points: 1240 };
    await route.fulfill({ json: { ...body, order: body.order && { ...body.order, discounts } } });
  });
}

/** Elements of a window's height that hide a part of their content, which the browser may scroll into view for good. */
const tallerThanShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=dialog] *')]
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
      .filter(({ clientHeight, scrollHeight }) => clientHeight > 300 && scrollHeight > clientHeight + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

test('order, time and monitoring fit and have no accessibility violation', async ({ page }) => {
  await giveBonuses(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const order = await startOrder(page, 'delivery');
  const bonuses = order.getByRole('textbox', { name: 'Списать бонусы' });
  await order.getByRole('radio', { name: 'Онлайн картой' }).press('Tab');
  await expect(bonuses).toBeFocused();
  // The sticky button covers no field that has the focus.
  await expect(async () => {
    const field = await bonuses.boundingBox();
    const button = await order.getByRole('button', { name: /^Оплатить/ }).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  }).toPass();
  await bonuses.fill('100');
  await expect(order.getByText(/−100\s₽/)).toBeVisible();
  expect(await tallerThanShown(page)).toEqual([]);
  await expectAccessible(page);
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('1');
  await expect(order.getByText('Сумма меньше заказа')).toBeVisible();
  await expectAccessible(page, oneView);

  await order.getByRole('button', { name: /Когда доставить/ }).click();
  const time = panel(page, 'Когда доставить');
  await expect(time.getByRole('radio', { name: /Как можно скорее.*Привезем за/ })).toBeChecked();
  await expectAccessible(page);
  await pick(time.getByRole('radio', { name: /^Завтра с/ }));
  await expectAccessible(page, oneView);
  await page.goBack();

  // The back end does not know the bonuses of this test.
  await bonuses.fill('');
  await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('5000');
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(monitoring(page)).toBeVisible();
  await expectAccessible(page);
});
