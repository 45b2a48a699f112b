import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { pick } from '../shopper/pick';
import { restorePanel } from '../shopper/restorePanel';
import { ordersCount, startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { fullyLoaded, hydrated } from '../shopper/visit';

const monitoring = (page: Page) => panel(page, /Заказ №/);
const processCall = '**/api/app/order/process/';

test.describe('an order is placed once', () => {
  // These tests cut the connection.
  test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED|process/ });

  test('when the page is reloaded before the response', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    let arrived = () => {};
    const isPlaced = new Promise<void>((resolve) => (arrived = resolve));
    let isFirst = true;
    await page.route(processCall, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // The order is placed, but its response never reaches the page.
      await route.fetch();
      arrived();
    });
    await order.getByRole('button', { name: /Заказать/ }).click();
    await isPlaced;
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

  test('from two tabs at once', async ({ page, context }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    const second = await context.newPage();
    const again = (await restorePanel(second, 'order', 'Оформление заказа')).getByRole('button', {
      name: /Заказать/,
    });
    await expect(again).not.toHaveAttribute('aria-disabled');
    await Promise.all([order.getByRole('button', { name: /Заказать/ }).click(), again.click()]);
    await expect(monitoring(page)).toBeVisible();
    await expect(monitoring(second)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });
});

test.describe('a connection lost in the middle of the form', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io/ });

  test('loses no field', async ({ page, context }) => {
    const order = await startOrder(page, 'delivery');
    await fullyLoaded(page);
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('5000');
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
    await comment.fill('Домофон не работает');
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(page.getByText('Не удалось сохранить данные').first()).toBeVisible();
    await expect(comment).toHaveValue('Домофон не работает');
    await expect(order.getByRole('radio', { name: 'Наличными' })).toBeChecked();

    await context.setOffline(false);
    await expect(page.getByText('Сеть снова есть')).toBeVisible();
    await expect(comment).toHaveValue('Домофон не работает');
    await expect(order.getByRole('textbox', { name: 'С какой суммы сдача' })).toHaveValue('5000');
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(monitoring(page).getByText('Домофон не работает')).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });
});
