import type { BrowserContext, Page } from '@playwright/test';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { saveAddress } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { atEachWidth } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { fullyLoaded, hydrated } from '../shopper/visit';
import { type StartedShell, startShell } from '../stack/startShell';

const counter = 'https://counter.example/tag.js';
const network = 'https://cityads.example';

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

/** A storefront with keys of two services, whose addresses are mocked. */
let shell: StartedShell;
test.beforeAll(async () => {
  shell = await startShell({
    analytics: {
      metrika: { counter: 7, script: counter },
      cityads: { campaignId: 'tanto', url: `${network}/track` },
    },
  });
});
test.afterAll(() => shell.stop());
test.use({ isFirstVisit: true, ownStorefront: { address: () => shell?.address } });

/** Mocks the services: the counter records its calls, the network answers with nothing. */
async function mockServices(context: BrowserContext) {
  const script = 'window.counted = window.ym.a; window.ym = (...call) => window.counted.push(call);';
  await context.route(counter, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await context.route(`${network}/**`, (route) => route.fulfill({ status: 204 }));
}

/** Collects the requests of a visit to any origin but the shell's. */
function foreignRequests(context: BrowserContext): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shell.address) foreign.push(request.url());
  });
  return foreign;
}

/** Sends the order of a customer with a place and a cart, paid in cash, starting from the menu. Returns its number. */
async function sendCart(page: Page): Promise<number> {
  await (await openCart(page)).getByRole('button', { name: /Оформить заказ/ }).click();
  const order = panel(page, 'Оформление заказа');
  // The dishes render last: after them the layout does not move any more.
  await expect(order.getByText(dish)).toBeVisible();
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  const answer = page.waitForResponse((response) => response.url().includes('/order/process/'));
  await order.getByRole('button', { name: /Заказать/ }).click();
  const { order: placed } = (await (await answer).json()) as { order: { id: number } };
  return placed.id;
}

const consent = { name: 'Согласие на статистику' } as const;

test('with keys and consent each service is notified, and of an order once', async ({ page, context }) => {
  await mockServices(context);
  await logInByApi(page);
  await saveAddress(page);
  const foreign = foreignRequests(context);
  await page.goto(`${shortMenu}&utm_source=cityads&click_id=k1`);
  await fullyLoaded(page);
  const question = page.getByRole('region', consent);
  await expect(question).toBeVisible();
  expect(foreign).toEqual([]);

  await expectGone(question, () => question.getByRole('button', { name: 'Можно' }).press('Enter'));
  await expect.poll(() => foreign).toEqual([counter]);

  await expect(page.getByRole('banner').getByRole('button', { name: /Огородный/ })).toBeVisible();
  await addFromCard(page, 2);
  const id = await sendCart(page);
  await expect(panel(page, /Заказ №/)).toBeVisible();
  const hits = () => foreign.filter((url) => url.startsWith(network));
  await expect.poll(hits).toHaveLength(1);
  const hit = new URL(hits()[0] ?? '');
  expect(hit.pathname).toBe(`/track/${id}/ct/q1/c/tanto`);
  expect(Object.fromEntries(hit.searchParams)).toMatchObject({
    click_id: 'k1',
    currency: 'RUB',
    basket: expect.stringContaining(dish),
  });
  const dataLayer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  expect(dataLayer).toContain('"currencyCode":"RUB","add"');
  expect(dataLayer).toContain(`"purchase":{"actionField":{"id":"${id}"`);
  expect(dataLayer).not.toContain('"remove"');

  await page.reload();
  await hydrated(page);
  await expect(panel(page, /Заказ №/)).toBeVisible();
  await fullyLoaded(page);
  await page.waitForLoadState('networkidle');
  expect(hits()).toHaveLength(1);
  await expect(question).toBeHidden();
});

test('Back to the address of a shared link loads the page again, and the counter does not learn the token', async ({
  page,
  context,
}) => {
  await mockServices(context);
  const calls = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'counted') ?? []));
  await page.goto('/legal?share=secret');
  await fullyLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'О нас' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('region', consent).getByRole('button', { name: 'Можно' }).press('Enter');
  await expect.poll(calls).toContain('"trackLinks":true');
  expect(await calls()).not.toContain('secret');

  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  await hydrated(page);
  await expect.poll(calls).toContain('"trackLinks":false');
  await expect.poll(calls).toContain(`"hit","${shell.address}/legal"`);
  expect(await calls()).not.toContain('secret');
});

test('the question for consent waits its turn and does not cover the toolbar', async ({ page }) => {
  await page.goto(shortMenu);
  await fullyLoaded(page);
  const question = page.getByRole('region', consent);
  const hint = page.getByRole('button', { name: 'Закрыть подсказку' });
  // On a tablet the address hint takes this place first; on a phone it is a modal, which follows a press.
  await atEachWidth(
    page,
    async (width) => {
      await expect(hint).toBeVisible();
      await expect(question).toBeVisible({ visible: width >= 992 });
    },
    [768, 1440],
  );
  await hint.click();
  await atEachWidth(page, async (width) => {
    await expect(question).toBeVisible();
    const line = await question.boundingBox();
    const toolbar = await page.locator('#app > nav').last().boundingBox();
    expect(line).not.toBeNull();
    if (line && toolbar) expect(line.y + line.height).toBeLessThanOrEqual(toolbar.y);
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});
