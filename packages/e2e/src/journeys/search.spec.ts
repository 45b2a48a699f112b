import type { Page } from '@playwright/test';
import { dish, shortMenu } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const field = (page: Page) => panel(page, 'Поиск').getByRole('combobox', { name: /Найти/ });

test('by the keyboard alone: from the search to the cart', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await tabTo(page, page.getByRole('banner').getByRole('searchbox', { name: /Найти/ }));
  await page.keyboard.type('филадельфия кл');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('филадельфия кл');
  // The first letters are searched for before.
  await expect(page).toHaveURL((url) => url.searchParams.get('panel.q') === 'филадельфия кл');

  const found = panel(page, 'Поиск').getByRole('option', { name: new RegExp(dish) });
  await expect(found).toBeVisible();
  await expect(panel(page, 'Поиск').getByRole('group', { name: 'Позиции' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');

  const product = panel(page, dish);
  await expect(product).toBeVisible();
  await expect(panel(page, 'Поиск')).toBeHidden();
  const add = product.getByRole('button', { name: /Добавить 590/ });
  await expect(add).toBeEnabled();
  await tabTo(page, add);
  await expectGone(product, () => page.keyboard.press('Enter'));

  await tabTo(page, page.getByRole('button', { name: /^Заказ: / }).first());
  await page.keyboard.press('Enter');
  const lines = panel(page, 'Заказ').getByRole('list', { name: 'Блюда в заказе' });
  await expect(lines.getByText(dish)).toBeVisible();
});

test('no accessibility violation: open, found', async ({ page }) => {
  await visit(page, '/legal?panel=search');
  const search = panel(page, 'Поиск');
  await expect(search.getByText('Рекомендуем')).toBeVisible();
  await expect(search.getByText('Все меню')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('филадельфия');
  await expect(search.getByRole('group', { name: 'Позиции' })).toBeVisible();
  await expectAccessible(page);
});
