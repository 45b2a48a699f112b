import type { Page, Route } from '@playwright/test';
import { openCart, shortMenu } from '../shopper/cart';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { pick } from '../shopper/pick';
import { ordersCount, startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { fullyLoaded, hydrated, visit } from '../shopper/visit';

const orderPanel = (page: Page) => panel(page, 'Оформление заказа');
const monitoring = (page: Page) => panel(page, /Заказ №/);
const processCall = '**/api/app/order/process/';

test.describe('an order is placed once', () => {
  // These tests cut the connection.
  test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED|process/ });

  test('when the response is lost', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    let isLost = false;
    await page.route(processCall, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

  test('when its panel is closed before the response is lost', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    let lose = () => {};
    const isClosed = new Promise<void>((resolve) => (lose = resolve));
    let arrived = () => {};
    const isPlaced = new Promise<void>((resolve) => (arrived = resolve));
    let calls = 0;
    await page.route(processCall, async (route) => {
      calls += 1;
      if (calls > 2) return route.continue();
      if (calls === 1) {
        await route.fetch();
        arrived();
        await isClosed;
      }
      await route.abort();
    });
    await order.getByRole('button', { name: /Заказать/ }).click();
    await isPlaced;
    await expectGone(order, () => page.goBack());
    lose();
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

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
    await visit(second, shortMenu);
    await (await openCart(second)).getByRole('button', { name: /Оформить заказ/ }).click();
    const again = orderPanel(second).getByRole('button', { name: /Заказать/ });
    await expect(again).not.toHaveAttribute('aria-disabled');
    await Promise.all([order.getByRole('button', { name: /Заказать/ }).click(), again.click()]);
    await expect(monitoring(page)).toBeVisible();
    await expect(monitoring(second)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });
});

test.describe('a back end that fails', () => {
  test.use({ expectedFaults: /status of 5\d\d/ });

  /** Makes an order endpoint fail with an empty 500. Returns a function that restores it. */
  async function breakCall(page: Page, call: string) {
    const path = `**/api/app/order/${call}/**`;
    const answer = (route: Route) => route.fulfill({ status: 500, body: '' });
    await page.route(path, answer);
    return () => page.unroute(path, answer);
  }

  const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

  test('at each field of the form shows an error, and the field reverts', async ({ page }) => {
    const order = await startOrder(page, 'delivery');
    const notSaved = async () => {
      const notice = page
        .getByRole('region', { name: 'Уведомления' })
        .getByRole('listitem')
        .filter({ hasText: 'Не удалось сохранить данные' });
      await expectGone(notice, () => notice.getByRole('button', { name: 'Закрыть уведомление' }).click());
    };

    let restore = await breakCall(page, 'change-payment-type');
    await order.getByRole('radio', { name: 'Наличными' }).click({ force: true });
    await notSaved();
    await expect(order.getByRole('radio', { name: 'Онлайн картой' })).toBeChecked();
    await restore();

    restore = await breakCall(page, 'toggle-param');
    await order.getByRole('switch', { name: 'Оставить у двери' }).click({ force: true });
    await notSaved();
    await expect(order.getByRole('switch', { name: 'Оставить у двери' })).not.toBeChecked();
    await restore();

    restore = await breakCall(page, 'change-person-count');
    const persons = order.getByRole('group').filter({
      has: page.getByRole('button', { name: 'Добавить: персоны' }),
    });
    await persons.getByRole('button', { name: 'Добавить: персоны' }).click();
    await expect(persons).toContainText('2');
    await notSaved();
    await expect(persons).toContainText('1');
    await restore();

    restore = await breakCall(page, 'add-comment');
    const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
    await comment.fill('Домофон не работает');
    await comment.blur();
    await notSaved();
    await expect(comment).toHaveValue('Домофон не работает');
    await restore();

    restore = await breakCall(page, 'change-take-method');
    await order.getByRole('radio', { name: 'Самовывоз' }).click({ force: true });
    await expect(toast(page, 'Не удалось сменить тип доставки')).toBeVisible();
    await expect(order.getByRole('radio', { name: 'Доставка' })).toBeChecked();
    await expect(order.getByText(/Огородный/)).toBeVisible();
    await restore();
  });
});

test('a reload in the middle of the form loses no field', async ({ page }) => {
  const order = await startOrder(page, 'delivery');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('5000');
  const saved = page.waitForResponse('**/api/app/order/change-person-count/**');
  await order.getByRole('button', { name: 'Добавить: персоны' }).click();
  await saved;
  // The field still has the focus, so its text is not saved yet.
  await order.getByRole('textbox', { name: 'Комментарий к заказу' }).pressSequentially('Домофон 48');
  await page.reload();
  await hydrated(page);
  await expect(order.getByRole('radio', { name: 'Наличными' })).toBeChecked();
  await expect(order.getByRole('textbox', { name: 'С какой суммы сдача' })).toHaveValue('5000');
  await expect(order.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Домофон 48');
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(monitoring(page).getByText('Домофон 48')).toBeVisible();
  expect(await ordersCount(page)).toBe(1);
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
