import type { Locator, Page } from '@playwright/test';
import { dish, shortMenu } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const field = (page: Page) => panel(page, 'Поиск').getByRole('searchbox', { name: /Найти/ });

test('by the keyboard alone: from the search to the cart', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await tabTo(page, page.getByRole('banner').getByRole('searchbox', { name: /Найти/ }));
  await page.keyboard.type('филадельфия кл');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('филадельфия кл');
  // The first letters are searched for before.
  await expect(page).toHaveURL((url) => url.searchParams.get('panel.q') === 'филадельфия кл');

  const found = panel(page, 'Поиск').getByRole('link', { name: new RegExp(dish) });
  await expect(found).toBeVisible();
  await expect(panel(page, 'Поиск').getByRole('list', { name: 'Позиции' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');

  const product = panel(page, dish);
  await expect(product).toBeVisible();
  await expect(panel(page, 'Поиск')).toHaveAttribute('inert');
  const add = product.getByRole('button', { name: /Добавить 590/ });
  await expect(add).toBeEnabled();
  await tabTo(page, add);
  await expectGone(product, () => page.keyboard.press('Enter'));
  await expect(found).toBeFocused();
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));

  await tabTo(page, page.getByRole('button', { name: /^Заказ: / }).first());
  await page.keyboard.press('Enter');
  const lines = panel(page, 'Заказ').getByRole('list', { name: 'Блюда в заказе' });
  await expect(lines.getByText(dish)).toBeVisible();
});

test('Back from a product and from a group returns to the same place of the results', async ({ page }) => {
  await visit(page, '/legal?panel=search&panel.q=ролл');
  const results = panel(page, 'Поиск');
  const place = async (row: Locator) => (await row.boundingBox())?.y;
  /** Follows a link. Returns where it was then: a press that has to be repeated scrolls the link elsewhere before. */
  const follow = async (link: Locator) => {
    const pressed = await link.evaluateHandle((element) => {
      const at: { y?: number } = {};
      element.addEventListener('click', () => Object.assign(at, { y: element.getBoundingClientRect().y }));
      return at;
    });
    await link.click();
    return (await pressed.jsonValue()).y;
  };

  const product = results.getByRole('list', { name: 'Позиции' }).getByRole('link').nth(8);
  await product.scrollIntoViewIfNeeded();
  const productPlace = await follow(product);
  await expect(results).toHaveAttribute('inert');
  await page.goBack();
  await expect(product).toBeFocused();
  expect(await place(product)).toBe(productPlace);
  await expect(field(page)).toHaveValue('ролл');

  const group = results.getByRole('list', { name: 'Все меню' }).getByRole('link').last();
  await group.scrollIntoViewIfNeeded();
  let groupPlace: number | undefined;
  await expectGone(page.getByRole('dialog'), async () => {
    groupPlace = await follow(group);
  });
  await expect(page).toHaveURL(/\/menu\//);
  await page.goBack();
  await expect(group).toBeFocused();
  expect(await place(group)).toBe(groupPlace);
});

test('no accessibility violation: open, found', async ({ page }) => {
  await visit(page, '/legal?panel=search');
  const search = panel(page, 'Поиск');
  await expect(search.getByText('Рекомендуем')).toBeVisible();
  await expect(search.getByText('Все меню')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('филадельфия');
  await expect(search.getByRole('list', { name: 'Позиции' })).toBeVisible();
  await expectAccessible(page);
});
