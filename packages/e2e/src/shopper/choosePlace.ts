import type { Page } from '@playwright/test';
import { expectGone } from './expectGone';
import { pick } from './pick';
import { expect } from './test';

/** The dialog with this title; the title renders together with the content. */
export const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Chooses a delivery address in the open take-method panel. */
export async function findAddress(page: Page, address = 'Огородный проезд, 16'): Promise<void> {
  const search = panel(page, 'Выберите адрес');
  await search.getByRole('combobox', { name: 'Улица и дом' }).fill(address);
  await search.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click();
  await search.getByRole('button', { name: 'Выбрать', exact: true }).click();
  const params = panel(page, 'Куда принести');
  await params.getByRole('textbox', { name: 'Квартира' }).fill('12');
  await expectGone(params, () => params.getByRole('button', { name: 'Сохранить адрес' }).click());
}

/** Chooses delivery to an address where the minimum order is 990 ₽. */
export async function chooseDelivery(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  await findAddress(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /Огородный/ })).toBeVisible();
}

/** Chooses pickup from a restaurant that never closes. */
export async function choosePickup(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  const choice = panel(page, 'Выберите адрес');
  await pick(choice.getByRole('radio', { name: 'Ресторан' }));
  await pick(choice.getByRole('radio', { name: /На Покровке/i }));
  await expectGone(choice, () => choice.getByRole('button', { name: 'Выбрать', exact: true }).click());
  await expect(page.getByRole('banner').getByRole('button', { name: /Самовывоз.*Покровке/ })).toBeVisible();
}
