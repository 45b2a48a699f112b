import type { Page } from '@playwright/test';
import { addFromCard } from '../shopper/cart';
import { findAddress, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { visit } from '../shopper/visit';
import type { ProductionStack } from './withProductionStack';

/** A new customer, on a phone's screen, logs in and orders two dishes. The page follows the order then. */
export async function orderAsNewCustomer(page: Page, { sms }: Pick<ProductionStack, 'sms'>): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/menu');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  await findAddress(page);
  await addFromCard(page, 2);
  await page.getByRole('button', { name: /В корзине 2 товара/ }).click();
  await panel(page, 'Заказ')
    .getByRole('button', { name: /Укажите телефон/ })
    .click();

  await logIn(page, sms.waitForCode);
  const order = panel(page, 'Оформление заказа');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: /Заказать/ }).click();
}
