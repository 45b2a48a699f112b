import type { Page } from '@playwright/test';
import { dish, openCart } from './cart';
import { panel } from './choosePlace';
import { pick } from './pick';
import { expect } from './test';

/** Sends the order of a customer with a place and a cart, paid in cash, starting from the menu. Returns its number. */
export async function sendCart(page: Page): Promise<number> {
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
