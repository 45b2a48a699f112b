import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { atEachWidth, expectAccessible, oneView } from '../shopper/expectAccessible';
import { tabTo } from '../shopper/keyboard';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Уточните адрес|Доставим|Самовывоз/ });
const choice = (page: Page) => panel(page, 'Выберите адрес');
const field = (page: Page) => choice(page).getByRole('combobox', { name: 'Улица и дом' });
const take = (page: Page) => choice(page).getByRole('button', { name: 'Выбрать', exact: true });
const map = (page: Page) => choice(page).getByRole('region', { name: /Карта/ });
const pin = (page: Page) => choice(page).getByRole('button', { name: /^Метка/ });
const isReady = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');

/** Opens the panel over a short page: axe reads the page below, too. */
async function open(page: Page) {
  await visit(page, '/legal');
  await opener(page).click();
  await expect(map(page).getByText(/Собственные данные/)).toBeVisible();
}

async function find(page: Page, address: string) {
  await field(page).fill(address);
  await choice(page).getByRole('listbox', { name: 'Найденные адреса' }).getByRole('option').first().click();
}

test('no accessibility violation in any state', async ({ page }) => {
  await open(page);
  await expectAccessible(page, oneView);

  await field(page).fill('Огородный 16');
  await expect(choice(page).getByRole('listbox', { name: 'Найденные адреса' })).toBeVisible();
  await find(page, 'Огородный 16');
  const params = panel(page, 'Куда принести');
  await expect(params).toBeVisible();
  await expectAccessible(page);
  await params.getByRole('button', { name: 'Назад к поиску адреса' }).click();
  await isReady(take(page));
  await expect(pin(page)).toBeVisible();
  await expectAccessible(page);

  await find(page, 'Зеленоград Центральный проспект 5');
  await expect(choice(page).getByRole('button', { name: 'Вне зоны доставки' })).toBeVisible();
  await expectAccessible(page, oneView);

  await pick(choice(page).getByRole('radio', { name: 'Ресторан' }));
  await expect(choice(page).getByRole('button', { name: 'Выберите ресторан' })).toBeVisible();
  await expect(
    map(page).getByRole('group', { name: 'Места на карте' }).getByRole('button').first(),
  ).toBeVisible();
  await expectAccessible(page);
  // Each size has its own map: the chosen restaurant shows on it.
  await pick(choice(page).getByRole('radio', { name: /На Покровке/i }));
  await isReady(take(page));
  await atEachWidth(page, () =>
    expect(map(page).getByRole('button', { name: /На Покровке/i, pressed: true })).toBeVisible(),
  );
});

test('by the keyboard alone: an address from the field, then the pin and the map', async ({ page }) => {
  await visit(page, '/legal');
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(map(page).getByText(/Собственные данные/)).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.type('Огородный 16');
  await expect(choice(page).getByRole('listbox', { name: 'Найденные адреса' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Куда принести')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('Огородный проезд, 16');
  await isReady(take(page));

  // The pin moves along the street, and the field shows its new address.
  await tabTo(page, pin(page));
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveValue('Огородный проезд, 16');
  await expect(field(page)).toHaveValue(/Огородный проезд, \d+/);

  await tabTo(page, choice(page).getByRole('application'));
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowLeft');
  await isReady(take(page));
  await tabTo(page, take(page));
  await page.keyboard.press('Enter');
  await tabTo(page, panel(page, 'Куда принести').getByRole('button', { name: 'Сохранить адрес' }));
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAccessibleName(/Огородный/);
});
