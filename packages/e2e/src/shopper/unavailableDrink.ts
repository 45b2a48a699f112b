import type { Page } from '@playwright/test';
import { shortMenu } from './cart';
import { chooseDelivery, panel } from './choosePlace';
import { chooseRestaurant } from './filledCart';
import { expect } from './test';
import { visit } from './visit';

/**
 * Adds a drink that only delivery has, then switches to a restaurant. Returns the panel of unavailable dishes that
 * opens.
 */
export async function makeDrinkUnavailable(page: Page) {
  await visit(page, '/menu/napitki/ramune');
  await chooseDelivery(page);
  const added = page.waitForResponse((response) => response.url().includes('/order/add-product/'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await added;
  // The id of the draft has to be saved: the reload finds the guest's cart by it.
  await page.waitForFunction(() => localStorage.getItem('kitsuneDraftUuid') !== null);
  await visit(page, shortMenu);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Огородный/ })
    .click();
  await chooseRestaurant(page);
  const missing = panel(page, 'Недоступные блюда');
  await expect(missing.getByText('Рамунэ')).toBeVisible();
  return missing;
}

/** Replaces the drink by the first dish that is offered. */
export async function replaceDrink(page: Page) {
  await panel(page, 'Недоступные блюда').getByRole('button', { name: 'Заменить: Рамунэ' }).click();
  await panel(page, 'Чем заменить')
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
}
