import type { APIResponse, Page } from '@playwright/test';
import { rememberRestaurant } from './choosePlace';
import { expect } from './test';

const headers = { 'x-source': 'site' };

/** `dish` of `cart.ts`: 590 ₽ each, without required modifiers. */
const dishId = 1;

async function jsonOf(answer: APIResponse): Promise<unknown> {
  expect(answer.status(), answer.url()).toBe(200);
  return answer.json();
}

/**
 * Saves an address of the customer by an API request. The next visit makes it the address of the order. There the
 * minimum order is 990 ₽. Returns its id, which an answer need not have (spec §7).
 */
export async function saveAddress(page: Page): Promise<number> {
  const form = { street: 'Огородный проезд', home: '16', coordinates: '55.8196,37.6035' };
  const saved = await page.request.post('/api/user/addresses/add/', { headers, form });
  expect(saved.status(), saved.url()).toBe(200);
  const addresses = await jsonOf(await page.request.get('/api/user/addresses/', { headers }));
  return Math.max(...(addresses as { id: number }[]).map(({ id }) => id));
}

/**
 * Chooses a place of the customer and puts two dishes for 1180 ₽ into the cart, or others, before a first visit.
 * Returns the place as cart calls send it.
 */
export async function fillCartByApi(
  page: Page,
  takeMethod: 'delivery' | 'pickup' = 'delivery',
  { productId = dishId, amount = 2 } = {},
): Promise<Record<string, number>> {
  const place: Record<string, number> =
    takeMethod === 'delivery'
      ? { address_id: await saveAddress(page) }
      : { organization_id: await rememberRestaurant(page) };
  const form = { product_id: productId, amount, ...place };
  await jsonOf(await page.request.post('/api/app/order/add-product/', { headers, form }));
  return place;
}

/**
 * Places an order of the customer, delivered and paid in cash, before a first visit. Returns its number. The kitchen ends
 * it within seconds, or does not begin it before the `datetime`, if there is one.
 */
export async function placeOrderByApi(page: Page, datetime?: string): Promise<number> {
  const place = await fillCartByApi(page);
  if (datetime) {
    const data = { ...place, datetime };
    await jsonOf(await page.request.post('/api/app/order/change-datetime/', { headers, data }));
  }
  const cash = { ...place, id: 3 };
  await jsonOf(await page.request.post('/api/app/order/change-payment-type/', { headers, data: cash }));
  const placed = await page.request.post('/api/app/order/process/', { headers, data: place });
  return ((await jsonOf(placed)) as { order: { id: number } }).order.id;
}
