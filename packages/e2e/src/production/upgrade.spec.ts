import type { Browser, Page } from '@playwright/test';
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { panel } from '../shopper/choosePlace';
import { visit } from '../shopper/visit';
import { startLoad } from './load';
import { logIn } from './logIn';
import { orderAsNewCustomer } from './orderAsNewCustomer';
import { packedStorefront } from './packStorefront';
import { expect, test } from './test';
import { putBack, upgrade } from './upgrade';
import { Visitor } from './visitor';
import type { ProductionStack } from './withProductionStack';

test.use({ version: 'previous' });

/** A customer with two dishes in the cart, who has not ordered yet. */
async function fillCart({ origin, sms }: ProductionStack) {
  const visitor = await logIn(new Visitor(origin, 210), sms);
  await visitor.call('POST', '/api/app/order/add-product/', { product_id: 1, amount: 2 });
  return {
    async expectKept() {
      await visitor.call('GET', '/api/user/get-data/');
      expect(await visitor.call('GET', '/api/app/order/get/')).toMatchObject({
        order: { items: [{ product_id: 1, amount: 2 }] },
      });
    },
  };
}

/** A page that is open and started, and counts how often it is loaded from now on. */
async function openPage(browser: Browser, start: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const state = { loads: 0, sockets: 0 };
  page.on('websocket', () => (state.sockets += 1));
  await start(page);
  page.on('load', () => (state.loads += 1));
  return {
    page,
    /** Opens a panel whose script the page does not have yet. */
    async expectWorking() {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Уточните адрес/ })
        .click();
      await expect(panel(page, 'Выберите адрес').getByRole('combobox')).toBeVisible();
      expect(state.loads).toBe(0);
    },
    async expectFollowed() {
      const status = panel(page, /Заказ №/).getByRole('heading', { level: 3 });
      await expect(status.first()).toHaveText('Заказ выполнен');
      expect(state.loads).toBe(0);
      // Its socket was cut off at least once.
      expect(state.sockets).toBeGreaterThan(1);
    },
  };
}

/** The folders from which the processes have started. */
const versionsOf = ({ backEnds, shells }: ProductionStack) => [
  ...new Set([...backEnds, ...shells].map(({ pid }) => basename(readlinkSync(`/proc/${pid}/cwd`)))),
];

const read = (page: Page) => visit(page, '/menu');

test('the version before is replaced by this one and put back while customers order, and nothing is lost', async ({
  browser,
  stack,
}) => {
  test.setTimeout(600_000);
  const load = await startLoad(stack);
  const cart = await fillCart(stack);
  const order = (page: Page) => orderAsNewCustomer(page, stack);
  /** Pages that are open meanwhile go on, with the scripts of the version that they began with. */
  async function whileOpen(replace: () => Promise<void>) {
    const [reader, customer] = [await openPage(browser, read), await openPage(browser, order)];
    await replace();
    await customer.expectFollowed();
    await reader.expectWorking();
    await cart.expectKept();
    await load.untilBusy();
    expect(load.failures).toEqual([]);
    expect(await load.readScripts()).toBeGreaterThan(10);
    for (const { page } of [reader, customer]) await page.close();
  }
  try {
    await load.untilBusy();
    let released: string[] = [];
    await whileOpen(async () => {
      released = await upgrade(stack, packedStorefront());
    });
    expect(versionsOf(stack)).toEqual(['storefront-2']);
    await whileOpen(() => putBack(stack, released));
    expect(versionsOf(stack)).toEqual(['storefront-1']);
  } finally {
    await load.stop();
  }
  expect(load.failures).toEqual([]);
  // Those of browsers and of the kitchen too.
  expect((await stack.accessLog()).match(/^.* 5\d\d [\d.]+ \w+$/gm)).toBeNull();
  for (const customer of load.customers) {
    const orders = await customer.ordersOfAccount();
    expect(orders.map(({ id }) => id)).toEqual([...customer.placed].sort((a, b) => a - b));
    // The kitchen has heard of each, also of those whose process was stopped while it sent them.
    const unfinished = async () =>
      (await customer.ordersOfAccount()).filter(({ status_slug: slug }) => slug !== 'closed');
    await expect.poll(unfinished, { timeout: 120_000, intervals: [3000] }).toEqual([]);
  }
});
