import type { Locator, Page } from '@playwright/test';
import { fillCartByApi } from './cartByApi';
import { panel } from './choosePlace';
import { logInByApi } from './logIn';
import { pick } from './pick';
import { restorePanel } from './restorePanel';

/** Opens the cart of a customer over a short page, with two dishes or another amount. */
export async function userWithCart(page: Page, amount = 2) {
  await logInByApi(page);
  await fillCartByApi(page, 'delivery', { amount });
  return restorePanel(page, 'cart', 'Заказ');
}

/** Chooses pickup from a restaurant in the open take-method panel, and returns the panel. */
export async function chooseRestaurant(page: Page): Promise<Locator> {
  const place = panel(page, 'Выберите адрес');
  await pick(place.getByRole('radio', { name: 'Ресторан' }));
  await pick(place.getByRole('radio', { name: /На Покровке/i }));
  await place.getByRole('button', { name: 'Выбрать', exact: true }).click();
  return place;
}
