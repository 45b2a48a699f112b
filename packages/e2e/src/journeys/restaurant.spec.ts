import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const name = 'Кицунэ на Ленинском';
const address = '/restaurants/leninsky';
const cityMap = (page: Page) => page.getByRole('region', { name: /на карте$|^Карта с ресторанами$/ });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a restaurant tells its hours and the way to it', async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Пн Выходной' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Сб–Вс 11:00–00:00' })).toBeVisible();
    await expect(page.getByText('Воробьёвы горы')).toBeVisible();
    await expect(page.getByRole('link', { name: /Построить маршрут/ })).toHaveAttribute(
      'href',
      /rtext=~55\.6974,37\.5665$/,
    );
    await expect(page.locator('main').getByRole('img').first()).toBeVisible();
  });

  test('the page behind Yandex Maps leads to the menu, the restaurant and the route', async ({ page }) => {
    expect((await page.goto('/yandex_maps'))?.status()).toBe(200);
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('link', { name: /^Маршрут/ })).toHaveAttribute(
      'href',
      /rtext=~55\.6974,37\.5665$/,
    );
    await expect(row.getByRole('link', { name: /^Меню/ })).toHaveAttribute('href', '/menu');
    await row.getByRole('link', { name: /^Забронировать/ }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});

test('an unknown, an inactive and an odd slug are a 404', async ({ request }) => {
  for (const slug of [
    'net',
    'varshavka',
    '%00',
    '%E0%A4%A',
    '..%2F..',
    'я'.repeat(500),
    encodeURIComponent(name),
  ]) {
    const answer = await request.get(`/restaurants/${slug}`);
    expect(answer.status(), slug).toBe(404);
    expect(await answer.text()).toContain('Такой страницы не существует');
  }
});

test('a link opens the panel over the page; Back returns to it', async ({ page }) => {
  await page.goto('/legal');
  await visit(page, '/legal?panel=restaurant&panel.slug=leninsky');
  const restaurant = panel(page, name);
  await expect(restaurant.getByRole('row', { name: 'Пн Выходной' })).toBeVisible();
  await expect(restaurant.getByRole('button', { name: 'Забронировать столик' })).toBeVisible();
  await expectAccessible(page);
  await expectGone(restaurant, () => page.goBack());
  await expect(page).toHaveURL(/\/legal$/);
});

test('the page of a restaurant has no accessibility violation', async ({ page }) => {
  await visit(page, address);
  await cityMap(page).scrollIntoViewIfNeeded();
  await expectAccessible(page);
});

test('a marker of /yandex_maps chooses its entry', async ({ page }) => {
  await visit(page, '/yandex_maps');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Показать на карте/ }).press('Enter');
  await expect(row).toHaveAttribute('aria-current', 'true');
  const other = page.getByRole('listitem').filter({ hasText: 'Кицунэ в Мытищах' });
  await other.getByRole('button', { name: /^Показать на карте/ }).press('Enter');
  const marker = cityMap(page).getByRole('button', { name: /Мытищах/ });
  await expect(marker).toBeVisible();
  await marker.press('Enter');
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});
