import type { Page, Route } from '@playwright/test';
import { openCart } from '../shopper/cart';
import { panel } from '../shopper/choosePlace';
import { pick } from '../shopper/pick';
import { ordersCount, startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { atRest, hydrated, visit } from '../shopper/visit';

// Each begins with an address, a cart and a login.
test.beforeEach(() => test.slow());

const orderPanel = (page: Page) => panel(page, 'Оформление заказа');
const monitoring = (page: Page) => panel(page, /Заказ №/);
const processing = '**/api/app/order/process/';

test.describe('an order is placed once', () => {
  // A connection that is cut is what these are about.
  test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED|process/ });

  test('when its answer gets lost', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    let isLost = false;
    await page.route(processing, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });

  test('when the page is loaded anew before it answers', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    let arrived = () => {};
    const isPlaced = new Promise<void>((resolve) => (arrived = resolve));
    let isFirst = true;
    await page.route(processing, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // The order is placed, and the page waits for an answer that never comes.
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
    await visit(second, '/menu');
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

  /** Fails this call of the order with an empty 500 until it is told to stop. */
  async function fail(page: Page, call: string) {
    const path = `**/api/app/order/${call}/**`;
    const answer = (route: Route) => route.fulfill({ status: 500, body: '' });
    await page.route(path, answer);
    return () => page.unroute(path, answer);
  }

  const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

  test('at each field of the form says so, and the field falls back', async ({ page }) => {
    const order = await startOrder(page, 'delivery');
    const notSaved = async () => {
      await expect(toast(page, 'Не удалось сохранить данные')).toBeVisible();
      await expect(toast(page, 'Не удалось сохранить данные')).toBeHidden({ timeout: 15_000 });
    };

    let mend = await fail(page, 'change-payment-type');
    await order.getByRole('radio', { name: 'Наличными' }).click({ force: true });
    await notSaved();
    await expect(order.getByRole('radio', { name: 'Онлайн картой' })).toBeChecked();
    await mend();

    mend = await fail(page, 'toggle-param');
    await order.getByRole('switch', { name: 'Оставить у двери' }).click({ force: true });
    await notSaved();
    await expect(order.getByRole('switch', { name: 'Оставить у двери' })).not.toBeChecked();
    await mend();

    mend = await fail(page, 'change-person-count');
    const persons = order.getByRole('group').filter({
      has: page.getByRole('button', { name: 'Добавить: персоны' }),
    });
    await persons.getByRole('button', { name: 'Добавить: персоны' }).click();
    await expect(persons).toContainText('2');
    await notSaved();
    await expect(persons).toContainText('1');
    await mend();

    mend = await fail(page, 'add-comment');
    const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
    await comment.fill('Домофон не работает');
    await comment.blur();
    await notSaved();
    await expect(comment).toHaveValue('Домофон не работает');
    await mend();

    mend = await fail(page, 'change-take-method');
    await order.getByRole('radio', { name: 'Самовывоз' }).click({ force: true });
    await expect(toast(page, 'Не удалось сменить тип доставки')).toBeVisible();
    await expect(order.getByRole('radio', { name: 'Доставка' })).toBeChecked();
    await expect(order.getByText(/Огородный/)).toBeVisible();
    await mend();
  });

  test('at the time says so; the choice stays to be tried again', async ({ page }) => {
    const order = await startOrder(page, 'delivery');
    let mend = await fail(page, 'periods');
    await order.getByRole('button', { name: /Когда доставить/ }).click();
    const time = panel(page, 'Когда доставить');
    await expect(time.getByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
    await mend();
    await time.getByRole('button', { name: 'Повторить' }).click();
    await pick(time.getByRole('radio', { name: /^Завтра с/ }));

    mend = await fail(page, 'change-datetime');
    await time.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(toast(page, 'Не удалось сохранить данные')).toBeVisible();
    await expect(time.getByRole('radio', { name: /^Завтра с/ })).toBeChecked();
    await mend();
    await time.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(order.getByText(/Завтра с/)).toBeVisible();
  });

  test('at the order itself says so, in its own words when it has some', async ({ page }) => {
    const order = await startOrder(page, 'pickup');
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    const button = order.getByRole('button', { name: /Заказать/ });
    const mend = await fail(page, 'process');
    await button.click();
    await expect(toast(page, 'Не удалось оформить заказ')).toBeVisible();
    await mend();

    await page.route(processing, (route) =>
      route.fulfill({ json: { success: false, message: 'Кухня занята' } }),
    );
    await button.click();
    await expect(toast(page, 'Кухня занята')).toBeVisible();
    await expect(order).toBeVisible();
    await page.unroute(processing);
    await button.click();
    await expect(monitoring(page)).toBeVisible();
    expect(await ordersCount(page)).toBe(1);
  });
});

test('a page that is loaded anew in the middle of the form loses nothing of it', async ({ page }) => {
  const order = await startOrder(page, 'delivery');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('textbox', { name: 'С какой суммы сдача' }).fill('5000');
  const saved = page.waitForResponse('**/api/app/order/change-person-count/**');
  await order.getByRole('button', { name: 'Добавить: персоны' }).click();
  await saved;
  // Nobody has left the field: what stands in it is not saved yet.
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

test.describe('a network that goes in the middle of the form', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io/ });

  test('takes nothing of it along', async ({ page, context }) => {
    const order = await startOrder(page, 'delivery');
    await atRest(page);
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
