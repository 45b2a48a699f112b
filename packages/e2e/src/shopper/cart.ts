import type { Page } from '@playwright/test';
import { panel } from './choosePlace';
import { expect } from './test';

/** A dish without required modifiers: 590 ₽, in the group of rolls. */
export const dish = 'Филадельфия классик';

/**
 * The menu of the label «Хит», with `dish`. Tests that do not need the whole menu order from this page: the server
 * takes a fifth of the time for it, and axe reads less.
 */
export const shortMenu = '/menu?labels=1';

/** Adds `dish` to the cart from its card, `times` times. */
export async function addFromCard(page: Page, times = 1): Promise<void> {
  await page
    .getByRole('button', { name: `В корзину: ${dish}` })
    .first()
    .click();
  const more = page.getByRole('button', { name: `Прибавить: ${dish}` }).first();
  await expect(more).toBeVisible();
  if (times === 1) return;
  // The presses become one call, which is sent a moment after the last of them.
  const saved = page.waitForResponse((response) => response.url().endsWith('/order/change-amount/'));
  for (let count = 1; count < times; count += 1) await more.click();
  await saved;
}

/** Opens the cart by the button beside the menu's tabs, or by the button of the header on a page without tabs. */
export async function openCart(page: Page) {
  await page
    .getByRole('button', { name: /^(?:Заказ|Корзина): / })
    .first()
    .click();
  const cart = panel(page, 'Заказ');
  await expect(cart).toBeVisible();
  return cart;
}
