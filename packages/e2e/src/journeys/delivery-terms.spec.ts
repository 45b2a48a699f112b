import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const check = (page: Page) => page.getByRole('region', { name: 'Проверьте свой адрес' });
const field = (page: Page) => check(page).getByRole('combobox', { name: 'Улица и дом' });
const select = (page: Page) => check(page).getByRole('button', { name: 'Выбрать' });

test('the keyboard alone checks an address and makes it the address of the order', async ({ page }) => {
  await visit(page, '/delivery');
  await expect(page.getByText('Центр и восток')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Карта с зонами доставки' })).toContainText(
    /Собственные данные/,
  );
  await expect(select(page)).toHaveAttribute('aria-disabled', 'true');

  await tabTo(page, field(page));
  await page.keyboard.type('Огородный 16');
  await expect(check(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(check(page).getByText('Доставляем сюда')).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, select(page));
  await page.keyboard.press('Enter');
  await expect(check(page).getByText(/Доставим по этому адресу/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Доставим/ })).toContainText('Огородный');
});

test('the panel says when an address is outside the zones', async ({ page }) => {
  await visit(page, '/legal');
  await page.getByRole('banner').getByRole('button', { name: 'Открыть меню сайта' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Условия доставки' }).click();
  const terms = panel(page, 'Условия доставки');
  await terms.getByRole('combobox', { name: 'Улица и дом' }).fill('Зеленоград Центральный проспект 5');
  await terms.getByRole('option').first().click();
  await expect(terms.getByRole('button', { name: 'Вне зоны доставки' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms, the contacts and the franchise are readable', async ({ page }) => {
    await page.goto('/delivery');
    await expect(page.getByText(/Заказ от 790\s₽/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Оплата' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Улица и дом' })).toBeHidden();
    await page.goto('/about/contacts');
    await expect(page.getByRole('main').getByRole('link', { name: /Химки/ })).toBeVisible();
    await page.goto('/about/franchise');
    await expect(page.getByText(/Форма работает со включенным JavaScript/)).toBeVisible();
  });
});
