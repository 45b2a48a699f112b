import type { Page } from '@playwright/test';
import { a11yViolations } from '../shopper/a11yViolations';
import { addFromCard, dish, openCart } from '../shopper/cart';
import { chooseDelivery, choosePickup, panel } from '../shopper/choosePlace';
import { tabTo } from '../shopper/keyboard';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { ordersCount, startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

// Each test begins with an address, a cart and a login.
test.beforeEach(() => test.slow());

const orderPanel = (page: Page) => panel(page, 'Оформление заказа');
const monitoring = (page: Page) => panel(page, /Заказ №/);

test.describe('take methods and payment types', () => {
  test('delivery at a chosen time, paid by card to the courier', async ({ page }) => {
    const order = await startOrder(page, 'delivery');
    await pick(order.getByRole('radio', { name: 'Картой курьеру' }));
    await order.getByRole('button', { name: /Когда доставить/ }).click();
    const time = panel(page, 'Когда доставить');
    await pick(time.getByRole('radio', { name: /^Завтра с/ }));
    await pick(time.getByRole('radio', { name: '15:30' }));
    await time.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(time).toBeHidden();
    await expect(order.getByText(/Завтра с\s15:30 до 16:00/)).toBeVisible();
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(
      monitoring(page)
        .getByText(/завтра\sс\s15:30\sдо\s16:00/i)
        .first(),
    ).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

  test('pickup, paid in cash, with the texts of a restaurant', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await expect(order.getByRole('radio', { name: 'Картой в ресторане' })).toBeVisible();
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    await order.getByRole('button', { name: /Когда заберете/ }).click();
    await expect(panel(page, 'Когда заберете')).toBeVisible();
    await page.goBack();
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(monitoring(page)).toBeVisible();
  });

  test('paid online: coming back from the payment page unpaid shows the one placed order', async ({
    page,
  }) => {
    const order = await startOrder(page, 'delivery');
    await order.getByRole('button', { name: /Оплатить/ }).click();
    await page.waitForURL(/\/pay\//);
    await page.goBack();
    await hydrated(page);
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

  test('declined online, then ordered again in cash', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await order.getByRole('button', { name: /Оплатить/ }).click();
    await page.waitForURL(/\/pay\//);
    await page.getByRole('button', { name: 'Отклонить' }).click();
    await page.waitForURL(/\/monitoring\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Заказ отменен' })).toBeVisible();
    await visit(page, '/menu');
    await addFromCard(page, 2);
    await (await openCart(page)).getByRole('button', { name: /Оформить заказ/ }).click();
    await pick(orderPanel(page).getByRole('radio', { name: 'Наличными' }));
    await orderPanel(page)
      .getByRole('button', { name: /Заказать/ })
      .click();
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(2);
  });
});

test('an order can be placed with the keyboard alone', async ({ page }) => {
  await visit(page, '/menu');
  await choosePickup(page);
  await addFromCard(page);
  const cart = await openCart(page);
  await tabTo(page, cart.getByRole('button', { name: /Укажите телефон/ }));
  await page.keyboard.press('Enter');
  await logIn(page);

  const order = orderPanel(page);
  await expect(order.getByText(dish)).toBeVisible();
  await tabTo(page, order.getByRole('button', { name: /Когда заберете/ }));
  await page.keyboard.press('Enter');
  const time = panel(page, 'Когда заберете');
  await expect(time.getByRole('radio', { name: /Как можно скорее/ })).toBeChecked();
  await tabTo(page, time.getByRole('radio', { name: /Как можно скорее/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, time.getByRole('button', { name: 'Выбрать', exact: true }));
  await page.keyboard.press('Enter');
  await expect(time).toBeHidden();
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

/** Adds bonuses to the responses of the cart, because a new customer has none. */
async function giveBonuses(page: Page) {
  await page.route(/\/api\/app\/order\/(get|change-payment-type|change-take-method)\//, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { order: object | null };
    const discounts = { available_points: 490, total_points: 1240 };
    await route.fulfill({ json: { ...body, order: body.order && { ...body.order, discounts } } });
  });
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} px wide, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('order and time fit and have no accessibility violation in any state', async ({ page }) => {
      await giveBonuses(page);
      const order = await startOrder(page, 'delivery');
      await page.setViewportSize({ width, height: 900 });
      const fitsWidth = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
      await order.getByRole('textbox', { name: 'Списать бонусы' }).fill('100');
      await expect(order.getByText(/−100\s₽/)).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      expect(await fitsWidth()).toBe(true);
      await pick(order.getByRole('radio', { name: 'Наличными' }));
      await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('1');
      await expect(order.getByText('Сумма меньше заказа')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);

      // The other take method has no chosen place yet.
      await pick(order.getByRole('radio', { name: 'Самовывоз' }));
      await expect(order.getByRole('button', { name: /Заказать/ })).toHaveAccessibleDescription(
        'Не выбран ресторан',
      );
      expect(await a11yViolations(page)).toEqual([]);
      await order.getByRole('button', { name: /Когда заберете/ }).click();
      await expect(panel(page, 'Когда заберете').getByText('Не выбран ресторан')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await page.goBack();
      await pick(order.getByRole('radio', { name: 'Доставка' }));

      await order.getByRole('button', { name: /Когда доставить/ }).click();
      const time = panel(page, 'Когда доставить');
      await expect(time.getByRole('radio', { name: /Как можно скорее.*Привезем через/ })).toBeChecked();
      expect(await a11yViolations(page)).toEqual([]);
      await pick(time.getByRole('radio', { name: /^Завтра с/ }));
      expect(await a11yViolations(page)).toEqual([]);
      expect(await fitsWidth()).toBe(true);
    });
  });
}

test('an order below the minimum of its zone names the minimum', async ({ page }) => {
  await visit(page, '/menu');
  await chooseDelivery(page);
  await addFromCard(page, 2);
  await (await openCart(page)).getByRole('button', { name: /Укажите телефон/ }).click();
  await logIn(page);
  await page.route('**/api/app/order/change-payment-type/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { order: object };
    await route.fulfill({ json: { ...body, order: { ...body.order, discount_sum: 590 } } });
  });
  const order = orderPanel(page);
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  const button = order.getByRole('button', { name: /Минимальная сумма заказа 990/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/Еще 400\s₽ до минимума/);
});
