import type { Page } from '@playwright/test';
import { storageKeys } from '@storefront/contracts';
import { expectGone } from './expectGone';
import { expect } from './test';

interface Restaurant {
  id: number;
  slug: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** The dialog with this title; the title renders together with the content. */
export const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Chooses a delivery address in the open take-method panel. */
export async function findAddress(page: Page, address = 'Огородный проезд, 16'): Promise<void> {
  const search = panel(page, 'Выберите адрес');
  await search.getByRole('combobox', { name: 'Улица и дом' }).fill(address);
  await search.getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click();
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

/**
 * Chooses pickup from a restaurant that never closes before a first visit, for every page of this browser that has no
 * other place yet. Returns the id of the restaurant.
 */
export async function rememberRestaurant(page: Page): Promise<number> {
  const answer = await page.request.get('/api/app/restaurants/', {
    headers: { 'x-source': 'site' },
  });
  expect(answer.status(), answer.url()).toBe(200);
  const restaurants = (await answer.json()) as Restaurant[];
  const chosen = restaurants.find(({ slug }) => slug === 'pokrovka');
  if (!chosen) throw new Error('the demo data has no restaurant on Pokrovka');
  const { id, name, address, latitude, longitude } = chosen;
  const coordinates = `${latitude},${longitude}`;
  const pickup = { type: 'pickup', id, externalId: '', name, address, coordinates };
  await page.addInitScript(
    ({ key, place }) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, place);
    },
    {
      key: storageKeys('kitsune').address,
      place: JSON.stringify({ takeMethod: 'pickup', pickup }),
    },
  );
  return id;
}
