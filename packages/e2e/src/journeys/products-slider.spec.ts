import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { atEachWidth, expectAccessible } from '../shopper/expectAccessible';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';

const title = 'Чем заменить';
const slider = (page: Page) => panel(page, title);

/** Of the row of cards at each width, in whole px. */
async function heights(page: Page, row: Locator) {
  const found: number[] = [];
  await atEachWidth(page, async () => {
    found.push(Math.round((await row.boundingBox())?.height ?? Number.NaN));
  });
  return found;
}

test('replacements for a dish: the placeholder is as high as the cards, and buttons move the row', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/app/nomenclature/products/**', async (route) => {
    await answered;
    await route.continue();
  });
  await restorePanel(page, 'products-slider', title, { group: '1', except: '1' });
  await expect(slider(page).getByText('Загружаем рекомендации')).toBeAttached();
  const heightsWhileLoading = await heights(page, slider(page).getByRole('status'));
  await expect(slider(page).getByText('Загружаем рекомендации')).toBeAttached();

  answer();
  const cards = slider(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  expect(await heights(page, slider(page).getByRole('list'))).toEqual(heightsWhileLoading);
  await atEachWidth(page, async () => {
    await slider(page).getByRole('button', { name: 'Следующие блюда' }).click();
    await expect(cards.first()).not.toBeInViewport();
    await slider(page).getByRole('button', { name: 'Предыдущие блюда' }).click();
    await expect(cards.first()).toBeInViewport();
  });

  // Even where a price leaves room for the button beside it: the cards of a row look alike.
  await restorePanel(page, 'products-slider', title, { group: '12' });
  const sauce = cards.filter({ hasText: /\D50\s₽/ }).first();
  const price = await sauce.getByText(/₽/).boundingBox();
  const button = await sauce.getByRole('button').boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((price?.y ?? Number.NaN) + (price?.height ?? 0));
});
