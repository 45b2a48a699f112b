import type { Locator, Page } from '@playwright/test';
import { dish } from './cart';
import { fillCartByApi } from './cartByApi';
import { logInByApi } from './logIn';
import { restorePanel } from './restorePanel';
import { expect } from './test';

/** Opens the order panel as a reload does, over the open page or a short one. The customer has a cart. */
export async function openOrder(page: Page): Promise<Locator> {
  const order = await restorePanel(page, 'order', 'Оформление заказа');
  // The dishes render last: after them the layout does not move any more.
  await expect(order.getByText(dish)).toBeVisible();
  await expect(order.getByRole('button', { name: /Оплатить/ })).not.toHaveAttribute('aria-disabled');
  return order;
}

/**
 * Opens the order panel of a new customer with dishes for 1180 ₽, over a short page: the way through the menu and the
 * cart belongs to other journeys. Both places are open around the clock.
 */
export async function startOrder(page: Page, takeMethod: 'delivery' | 'pickup'): Promise<Locator> {
  await logInByApi(page);
  await fillCartByApi(page, takeMethod);
  return openOrder(page);
}

/** How many orders the customer of this page has. */
export async function ordersCount(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/orders/', { headers: { 'x-source': 'site' } });
  const orders = (await answer.json()) as { data?: unknown[] } | unknown[];
  return (Array.isArray(orders) ? orders : (orders.data ?? [])).length;
}
