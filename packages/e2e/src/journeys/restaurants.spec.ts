import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

const main = (page: Page) => page.getByRole('main');
const marker = (page: Page) =>
  page.getByRole('group', { name: 'Места на карте' }).getByRole('button').first();

test('the map of a phone loads when it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/restaurants');
  await fullyLoaded(page);
  await page.waitForLoadState('networkidle');
  const mapScript = page.waitForRequest((request) => request.resourceType() === 'script');
  await pick(main(page).getByRole('radio', { name: 'На карте' }));
  await mapScript;
  await expect(marker(page)).toBeVisible();
  await expectAccessible(page, [
    [360, 'light'],
    [768, 'dark'],
  ]);
});

test('the panels have no accessibility violation', async ({ page }) => {
  await visit(page, '/legal');
  await page.getByRole('banner').getByRole('button', { name: 'Открыть меню сайта' }).click();
  await panel(page, 'Кицунэ').getByRole('link', { name: 'Рестораны' }).click();
  const list = panel(page, /^\d+\s(?:ресторан|ресторана|ресторанов)$/);
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await pick(list.getByRole('radio', { name: 'На карте' }));
  await expect(marker(page)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Особенности' }).click();
  const filters = panel(page, 'Особенности');
  await expect(filters.getByRole('checkbox', { name: 'Детская комната' })).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Назад' }).click();
  await list.getByRole('button', { name: 'Найти ресторан' }).click();
  await expect(panel(page, 'Поиск ресторана').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('the page has no accessibility violation', async ({ page }) => {
  await visit(page, '/restaurants');
  await expect(marker(page)).toBeVisible();
  await expectAccessible(page);
});
