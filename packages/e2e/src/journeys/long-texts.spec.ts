import type { Locator } from '@playwright/test';
import { storageKeys } from '@storefront/contracts';
import { placeOrderByApi } from '../shopper/cartByApi';
import { logInByApi } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

const rightOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().right);

test('the header shows as much of an address as fits, and never cuts the house', async ({ page }) => {
  await page.addInitScript(({ key, place }) => localStorage.setItem(key, place), {
    key: storageKeys('kitsune').address,
    place: JSON.stringify({
      takeMethod: 'delivery',
      delivery: {
        type: 'delivery',
        street: 'Огородный проезд',
        home: '16',
        entrance: '2',
        floor: '5',
        apartment: '12',
        fullAddress: 'Огородный проезд, 16',
        coordinates: '55.8196,37.6035',
      },
    }),
  });
  await visit(page, '/legal');
  const block = page.getByRole('banner').getByRole('button', { name: /Огородный/ });
  const house = block.getByText('16', { exact: true });
  const street = block.getByText('Огородный проезд,', { exact: true });
  /** How much wider its text is: a browser writes an ellipsis for a fraction of a pixel too. */
  const cutOff = (part: Locator) =>
    part.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().width - element.getBoundingClientRect().width;
    });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    if (width > 320) expect.soft(await cutOff(street), `the street at ${width}`).toBe(0);
    const [end, endOfLine] = [await rightOf(house), await rightOf(house.locator('../..'))];
    expect.soft(end, `the house at ${width}`).toBeLessThanOrEqual(endOfLine);
  }
});

test('the strip of running orders breaks no word, however many there are', async ({ page }) => {
  await logInByApi(page);
  await placeOrderByApi(page);
  await page.route('**/api/user/orders/?*', async (route) => {
    const answer = await route.fetch();
    const { data, meta } = (await answer.json()) as { data: object[]; meta: object };
    const unpaid = {
      status_slug: 'wait_confirm',
      can_cancel: true,
      payment: { state: 'declined', can_retry: true },
    };
    const orders = [1, 2, 3, 4, 5].map((id) => ({ ...data[0], id, payment_type_id: 1, ...unpaid }));
    await route.fulfill({ response: answer, json: { data: orders, meta } });
  });
  await page.goto('/legal');
  await fullyLoaded(page);
  const order = page.getByRole('region', { name: 'Текущие заказы' }).getByRole('link').first();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(order).toBeVisible();
    // Of a word that is broken the two parts are on two lines.
    const lines = await order.getByText('Ожидается подтверждение').evaluate((status) => {
      const word = document.createRange();
      const text = status.firstChild as Text;
      word.setStart(text, text.data.indexOf(' ') + 1);
      word.setEnd(text, text.length);
      return word.getClientRects().length;
    });
    expect.soft(lines, `lines of «подтверждение» at ${width}`).toBe(1);
  }
});
