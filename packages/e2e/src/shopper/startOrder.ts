import type { Locator, Page } from '@playwright/test';
import { dish, openCart, shortMenu } from './cart';
import { fillCartByApi } from './cartByApi';
import { panel } from './choosePlace';
import { logInByApi } from './logIn';
import { expect } from './test';
import { visit } from './visit';

/** Opens the order panel of a new customer with dishes for 1180 ₽. Both places are open around the clock. */
export async function startOrder(page: Page, takeMethod: 'delivery' | 'pickup'): Promise<Locator> {
  await logInByApi(page);
  await fillCartByApi(page, takeMethod);
  await visit(page, shortMenu);
  await (await openCart(page)).getByRole('button', { name: /Оформить заказ/ }).click();
  const order = panel(page, 'Оформление заказа');
  // The dishes render last: after them the layout does not move any more.
  await expect(order.getByText(dish)).toBeVisible();
  await expect(order.getByRole('button', { name: /Оплатить/ })).not.toHaveAttribute('aria-disabled');
  return order;
}

/** How many orders the customer of this page has. */
export async function ordersCount(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/orders/', { headers: { 'x-source': 'site' } });
  const orders = (await answer.json()) as { data?: unknown[] } | unknown[];
  return (Array.isArray(orders) ? orders : (orders.data ?? [])).length;
}
