import type { Page } from '@playwright/test';
import { fillCartByApi } from './cartByApi';
import { panel } from './choosePlace';
import { chooseRestaurant } from './filledCart';
import { logInByApi } from './logIn';
import { expect } from './test';
import { visit } from './visit';

/** «Рамунэ», a drink that only delivery has. */
const drinkId = 157;

/**
 * Puts the drink into the cart of a customer, then switches to a restaurant. Returns the panel of unavailable dishes
 * that opens.
 */
export async function makeDrinkUnavailable(page: Page) {
  await logInByApi(page);
  await fillCartByApi(page, 'delivery', { productId: drinkId, amount: 1 });
  await visit(page, '/legal');
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
