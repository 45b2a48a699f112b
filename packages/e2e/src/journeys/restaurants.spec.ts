import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit, withAllScripts } from '../shopper/visit';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const nearby = (page: Page) => main(page).getByRole('button', { name: 'Рядом со мной' });
const marker = (page: Page) =>
  page.getByRole('group', { name: 'Места на карте' }).getByRole('button').first();

/** Opens the panel of the burger over the open page. */
async function openRestaurants(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Открыть меню сайта' }).click();
  await panel(page, 'Кицунэ').getByRole('link', { name: 'Рестораны' }).click();
  const list = panel(page, /^\d+\s(?:ресторан|ресторана|ресторанов)$/);
  await expect(list).toBeVisible();
  return list;
}

test('the map of a phone loads when it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withAllScripts(page, () => visit(page, '/restaurants'));
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
  const list = await openRestaurants(page);
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

test('the page has no accessibility violation, and the filter of the panel applies to it', async ({
  page,
}) => {
  await visit(page, '/restaurants');
  await expect(marker(page)).toBeVisible();
  await expectAccessible(page);
  const all = await cards(page).count();
  await main(page).getByRole('button', { name: 'Особенности' }).click();
  const filters = panel(page, 'Особенности');
  await expect(filters.getByRole('button', { name: 'Применить' })).toHaveAttribute('aria-disabled', 'true');
  await filters.getByRole('checkbox', { name: 'Живая музыка' }).check({ force: true });
  expect(await cards(page).count()).toBe(all);
  await expectGone(filters, () => filters.getByRole('button', { name: 'Применить' }).click());
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await main(page).getByRole('button', { name: 'Особенности: фильтры включены' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Живая музыка' })).toBeChecked();
  await filters.getByRole('button', { name: 'Сбросить' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('a keyboard alone leads from the list to a restaurant', async ({ page }) => {
  await visit(page, '/restaurants');
  const name = cards(page).nth(1).getByRole('link').first();
  const path = await name.getAttribute('href');
  await tabTo(
    page,
    main(page)
      .getByRole('button', { name: /^Выбрать ресторан/ })
      .nth(1),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const list = await openRestaurants(page);
  await tabTo(page, list.getByRole('button', { name: 'Найти ресторан' }));
  await page.keyboard.press('Enter');
  const field = panel(page, 'Поиск ресторана').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('покровк');
  await expect(panel(page, 'Поиск ресторана').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pokrovka/);
});

test.describe('nearby', () => {
  // The test makes the call fail.
  test.use({ expectedFaults: /status of 503/ });

  test('denied leaves the list as it is; allowed it shows a failure, then the nearest first', async ({
    page,
    context,
  }) => {
    await visit(page, '/restaurants');
    const before = await cards(page).allInnerTexts();
    await nearby(page).click();
    // Denied after the page's own request.
    const denial = await page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(code)),
        ),
    );
    expect(denial).toBe(1);
    await expect(nearby(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(nearby(page)).not.toHaveAttribute('aria-busy');
    expect(await cards(page).allInnerTexts()).toEqual(before);

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 55.89351, longitude: 37.44009 });
    const calls = /\/api\/app\/restaurants\//;
    const failed = 'Не удалось получить данные';
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    await nearby(page).click();
    // In the place of the list, and in a toast.
    const failure = main(page).getByRole('heading', { name: failed });
    await expect(failure).toBeVisible();
    await expect(page.getByText(failed, { exact: true }).nth(1)).toBeVisible();
    await page.unroute(calls);
    const sent = page.waitForRequest((request) => request.url().includes('nearby=55.8935%2C37.44'));
    await expectGone(failure, () => main(page).getByRole('button', { name: 'Повторить' }).click());
    await sent;
    await expect(cards(page).first()).toContainText(/\d(?:,\d)?\s(?:м|км)/);
    await expect(cards(page).first()).toContainText('Химк');
    await nearby(page).click();
    await expect(nearby(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
