import { dish } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { a11yViolations, expectAccessible, oneView } from '../shopper/expectAccessible';
import { pick } from '../shopper/pick';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('a dish with choices has no accessibility violation, and a missing choice gets the focus', async ({
  page,
}) => {
  await rememberRestaurant(page);
  await visit(page, '/menu/supy/ramen-tonkotsu');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Добавить 560/ }).click();
  const spice = page.getByRole('group', { name: 'Острота' });
  await expect(spice).toBeFocused();
  await expect(spice.getByText('Необходимо выбрать модификатор.')).toBeVisible();
  await expectAccessible(page, oneView);
  await pick(spice.getByRole('radio', { name: /Средний/ }));
  await page.getByRole('button', { name: /Добавить \d/ }).click();
  await expect(page.getByText('Добавлено: Тонкоцу рамен', { exact: true })).toBeVisible();
});

test('a combo has no accessibility violation', async ({ page }) => {
  await visit(page, '/menu/sety');
  await page.getByRole('button', { name: /Выбрать: Сет «Первое свидание»/ }).click();
  await expect(panel(page, /Первое свидание/).getByRole('group', { name: 'Ролл 1' })).toBeVisible();
  await expectAccessible(page);
});

test('a gallery is moved by a dot and a swipe', async ({ page }) => {
  await page.route('**/api/app/product/**', async (route) => {
    const answer = await route.fetch();
    const product = (await answer.json()) as { media_list: object[] };
    const [first] = product.media_list;
    const media = [
      first,
      ...['2', '3'].map((n) => ({ ...first, original: `/favicon.svg?${n}`, sources: [] })),
    ];
    await route.fulfill({ response: answer, json: { ...product, media_list: media } });
  });
  // The server loads the dish of a link itself.
  const product = await restorePanel(page, 'product', dish, { group: 'rolly', slug: 'philadelphia-classic' });
  const gallery = product.getByRole('group', { name: `Фотографии: ${dish}` });
  const dot = (number: number) => gallery.getByRole('button', { name: `Фото ${number} из 3` });
  await gallery.hover();
  await dot(3).click();
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  expect(await a11yViolations(page)).toEqual([]);
  const track = gallery.getByRole('group', { name: /Фото 3 из 3/ });
  await track.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});
