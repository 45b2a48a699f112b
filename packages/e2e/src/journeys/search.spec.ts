import type { Page } from '@playwright/test';
import { dish, shortMenu } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { delayThenFail } from '../shopper/delayThenFail';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { holdToast } from '../shopper/holdToast';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const searchCall = '**/api/app/search/**';
const field = (page: Page) => panel(page, 'Поиск').getByRole('combobox', { name: /Найти/ });
const options = (page: Page) => panel(page, 'Поиск').getByRole('option');

test('by the keyboard alone: from the search to the cart', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /Найти/ }));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('филадельфия кл');

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

test('a reload repeats the search, Back closes it', async ({ page }) => {
  await visit(page, '/legal');
  await page.getByRole('banner').getByRole('button', { name: /Найти/ }).click();
  await field(page).fill('  рамен ');
  await expect(page).toHaveURL(/q=/);
  await expect(options(page).first()).toBeVisible();
  const names = await options(page).allTextContents();

  await page.reload();
  await expect(field(page)).toHaveValue('рамен');
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).allTextContents()).toEqual(names);
  await expectGone(panel(page, 'Поиск'), () => page.goBack());
});

test('a link to a phrase: more results on scroll; odd phrases and markup; a chosen group opens', async ({
  page,
}) => {
  const search = panel(page, 'Поиск');
  await visit(page, '/legal?panel=search&panel.q=с');
  await test.step('scrolling to the end loads more results', async () => {
    await expect(options(page).nth(10)).toBeVisible();
    const first = await options(page).count();
    await options(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => options(page).count()).toBeGreaterThan(first);
  });

  await test.step('a phrase with special characters finds its products or nothing', async () => {
    await field(page).fill('«Первое свидание»!');
    await expect(options(page)).toHaveCount(1);
    for (const phrase of ['%', '_', '\\', '😀', '</script>']) {
      await field(page).fill(phrase);
      await expect(search.getByText('Может что-то другое?')).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('panel.q') === phrase);
    }
  });

  await test.step('the phrase is highlighted in a name that contains markup', async () => {
    await page.route(searchCall, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { name: string }[] };
      const [first] = body.data;
      if (first) first.name = `Ролл <img src=x onerror=alert(1)> ${'Ы'.repeat(200)}`;
      await route.fulfill({ response: answer, json: { ...body, data: first ? [first] : [] } });
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await field(page).fill('ролл');
    await expect(search.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
    await expect(search.locator('mark').last()).toHaveText('Ролл');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  await field(page).fill('напитки');
  await search.getByRole('option', { name: 'Напитки', exact: true }).click();
  await expect(page).toHaveURL(/\/menu\/napitki$/);
  await expect(search).toBeHidden();
});

test.describe('a back end that fails', () => {
  test.use({ expectedFaults: /status of 503/ });

  test('no accessibility violation: open, found, empty, loading, failed', async ({ page }) => {
    await visit(page, '/legal?panel=search');
    await expect(panel(page, 'Поиск').getByText('Рекомендуем')).toBeVisible();
    await expect(panel(page, 'Поиск').getByText('Все меню')).toBeVisible();
    await expectAccessible(page);

    await field(page).fill('филадельфия');
    await expect(panel(page, 'Поиск').getByRole('group', { name: 'Позиции' })).toBeVisible();
    await expectAccessible(page);

    await field(page).fill('пицца маргарита');
    await expect(panel(page, 'Поиск').getByText('Может что-то другое?')).toBeVisible();
    await expectAccessible(page, oneView);

    const fail = await delayThenFail(page, searchCall);
    await field(page).fill('гёдза');
    await expect(panel(page, 'Поиск').getByText('Ищем')).toBeAttached();
    await expectAccessible(page, oneView);
    await expect(panel(page, 'Поиск').getByText('Ищем')).toBeAttached();

    fail();
    const retry = panel(page, 'Поиск').getByRole('button', { name: 'Повторить' });
    await expect(retry).toBeVisible();
    const toast = await holdToast(page, 'Не удалось получить данные');
    await expectAccessible(page, oneView);
    await expect(toast).toBeVisible();
    await page.unroute(searchCall);
    await retry.click();
    await expect(panel(page, 'Поиск').getByRole('group', { name: 'Позиции' })).toBeVisible();
  });
});
