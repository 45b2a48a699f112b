import type { Page } from '@playwright/test';
import { chooseDelivery, panel } from './choosePlace';
import { chooseRestaurant } from './filledCart';
import { expect } from './test';
import { visit } from './visit';

/** A drink that is delivered and not to be had in the restaurant. Leads to what the restaurant lacks. */
export async function lackDrink(page: Page) {
  await visit(page, '/menu/napitki/ramune');
  await chooseDelivery(page);
  const added = page.waitForResponse((response) => response.url().includes('/order/add-product/'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Добавить/ })
    .first()
    .click();
  await added;
  // The guest's cart is found again by its draft.
  await page.waitForFunction(() => localStorage.getItem('kitsuneDraftUuid') !== null);
  await visit(page, '/menu');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Огородный/ })
    .click();
  await chooseRestaurant(page);
  const missing = panel(page, 'Недоступные блюда');
  await expect(missing.getByText('Рамунэ')).toBeVisible();
  return missing;
}

/** Takes the first dish that is offered instead. */
export async function replaceDrink(page: Page) {
  await panel(page, 'Недоступные блюда').getByRole('button', { name: 'Заменить: Рамунэ' }).click();
  await panel(page, 'Чем заменить')
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
}
