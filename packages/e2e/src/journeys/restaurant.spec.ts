import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const name = 'Кицунэ на Ленинском';

test('a link opens the panel over the page; Back returns to it', async ({ page }) => {
  await page.goto('/legal');
  await visit(page, '/legal?panel=restaurant&panel.slug=leninsky');
  const restaurant = panel(page, name);
  await expect(restaurant.getByRole('row', { name: 'Пн Выходной' })).toBeVisible();
  await expectAccessible(page);
  await expectGone(restaurant, () => page.goBack());
  await expect(page).toHaveURL(/\/legal$/);
});

test('the page of a restaurant and the page behind Yandex Maps have no accessibility violation', async ({
  page,
}) => {
  const map = page.getByRole('region', { name: /на карте$|^Карта с ресторанами$/ });
  await visit(page, '/restaurants/leninsky');
  await map.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await visit(page, '/yandex_maps');
  const entry = page.getByRole('listitem').filter({ hasText: 'Кицунэ в Мытищах' });
  await entry.getByRole('button', { name: /^Показать на карте/ }).press('Enter');
  await expect(map.getByRole('button', { name: /Мытищах/ })).toBeVisible();
  await expectAccessible(page);
});
