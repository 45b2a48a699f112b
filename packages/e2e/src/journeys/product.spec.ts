import type { Page } from '@playwright/test';
import { a11yViolations } from '../shopper/a11yViolations';
import { dish, openCart, shortMenu } from '../shopper/cart';
import { findAddress, panel, rememberRestaurant } from '../shopper/choosePlace';
import { delayThenFail } from '../shopper/delayThenFail';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const productCall = '**/api/app/product/**';
const path = (group: string, slug: string) => `/menu/${group}/${slug}`;
const asPanel = (group: string, slug: string) =>
  `/legal?panel=product&panel.group=${group}&panel.slug=${slug}`;

/** Changes fields of the product in the back end's response. */
async function changeProduct(page: Page, change: Record<string, unknown>) {
  await page.route(productCall, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
}

test('a required modifier: missing, chosen, added to the cart', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, path('supy', 'ramen-tonkotsu'));
  const add = page.getByRole('button', { name: /Добавить 560/ });
  await expectAccessible(page);
  await add.click();
  const spice = page.getByRole('group', { name: 'Острота' });
  await expect(spice).toBeFocused();
  await expect(spice.getByText('Необходимо выбрать модификатор.')).toBeVisible();
  await expectAccessible(page, oneView);
  await pick(spice.getByRole('radio', { name: /Средний/ }));
  await pick(spice.getByRole('radio', { name: /Очень острый/ }));
  await expect(spice.getByRole('radio', { name: /Средний/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Прибавить: Нори' }).click();
  await page.getByRole('button', { name: /Добавить 600/ }).click();
  await expect(page.getByText('Добавлено: Тонкоцу рамен', { exact: true })).toBeVisible();
});

test('a combo is added to the cart with the chosen products, at their price', async ({ page }) => {
  await rememberRestaurant(page);
  await visit(page, '/menu/sety');
  await page.getByRole('button', { name: /Выбрать: Сет «Первое свидание»/ }).click();
  const combo = panel(page, /Первое свидание/);
  await expect(combo.getByRole('group', { name: 'Ролл 1' })).toBeVisible();
  await expectAccessible(page);
  const mini = combo.getByRole('group', { name: 'Мини-ролл' });
  const add = combo.getByRole('button', { name: /^Добавить/ });
  await pick(mini.getByRole('radio', { name: /тунц/i }));
  await expect(add).toContainText(/1.\d{3}/);
  await pick(mini.getByRole('radio').nth(3));
  const chosen = (await mini.getByRole('radio').nth(3).locator('xpath=..').innerText()).split('\n')[0] ?? '';
  const sum = ((await add.textContent()) ?? '').replace(/\D/g, '');
  await expectGone(combo, () => add.click());
  const cart = await openCart(page);
  await expect(cart.getByText(new RegExp(chosen)).first()).toBeVisible();
  expect(((await cart.textContent()) ?? '').replace(/\D/g, '')).toContain(sum);
});

test('without an address the customer is asked for one, and the product is then added', async ({ page }) => {
  await visit(page, shortMenu);
  await page
    .getByRole('button', { name: `В корзину: ${dish}` })
    .first()
    .click();
  const question = page.getByRole('dialog');
  await question
    .getByRole('button', { name: /Доставка|Доставить|Указать адрес|Выбрать адрес/ })
    .first()
    .click();
  await findAddress(page);
  await expect(page.getByRole('button', { name: `Прибавить: ${dish}` }).first()).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByRole('list', { name: 'Блюда в заказе' }).getByText(dish)).toBeVisible();
});

test('a gallery is moved by buttons, dots, keys and a swipe', async ({ page }) => {
  await page.route(productCall, async (route) => {
    const answer = await route.fetch();
    const product = (await answer.json()) as { media_list: object[] };
    const [first] = product.media_list;
    const media = [
      first,
      ...['2', '3'].map((n) => ({ ...first, original: `/favicon.svg?${n}`, sources: [] })),
    ];
    await route.fulfill({ response: answer, json: { ...product, media_list: media } });
  });
  await visit(page, asPanel('rolly', 'philadelphia-classic'));
  const gallery = panel(page, dish).getByRole('group', { name: `Фотографии: ${dish}` });
  const dot = (number: number) => gallery.getByRole('button', { name: `Фото ${number} из 3` });
  await gallery.hover();
  await gallery.getByRole('button', { name: 'Следующее фото' }).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await dot(3).click();
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  expect(await a11yViolations(page)).toEqual([]);
  const track = gallery.getByRole('group', { name: /Фото 2 из 3/ });
  await track.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test.describe('a product that fails to load', () => {
  test.use({ expectedFaults: /status of (?:404|503)/ });

  test('shows loading, the failure, and the product after a retry', async ({ page }) => {
    const fail = await delayThenFail(page, productCall);
    await visit(page, '/menu/supy');
    await page.getByRole('button', { name: 'Выбрать: Тонкоцу рамен' }).click();
    const product = panel(page, 'Тонкоцу рамен');
    await expect(product.getByRole('img', { name: 'Тонкоцу рамен' })).toBeVisible();
    await expect(product.getByText('Загружаем блюдо')).toBeAttached();
    expect(await a11yViolations(page)).toEqual([]);

    fail();
    await expect(product.getByRole('button', { name: 'Повторить' })).toBeVisible();
    const toasts = page.getByRole('region', { name: 'Уведомления' });
    await expect(toasts.getByText('Не удалось получить данные')).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await page.unroute(productCall);
    await product.getByRole('button', { name: 'Повторить' }).click();
    await expect(product.getByRole('group', { name: 'Острота' })).toBeVisible();
  });
});

test('a product with almost no data and a name of 200 letters, on the stop-list, cannot be added', async ({
  page,
}) => {
  const name = `</script><b>"Ы" ${'щ'.repeat(184)}`;
  await changeProduct(page, {
    name,
    media_list: [],
    weight: null,
    pieces: null,
    energy_full_amount: null,
    proteins_full_amount: null,
    fats_full_amount: null,
    carbohydrates_full_amount: null,
    description: null,
    is_stoplisted: true,
    labels: ['Метка, которой не хватает и целого телефона', 'Хит', 'Хит'].map((label, id) => ({
      id,
      name: label,
      show_name: 1,
    })),
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, asPanel('rolly', 'philadelphia-classic'));
  const product = page.getByRole('dialog');
  await expect(product.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(product).not.toContainText(/undefined|NaN|null|\[object/);
  await expect(product.getByText('Нет по вашему адресу').first()).toBeVisible();
  await expect(product.getByRole('button', { name: /Добавить/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, [[360, 'light']]);
});

test('the picture is preloaded in the head, the recommendations load on scroll', async ({ page }) => {
  const answer = await page.request.get(path('rolly', 'philadelphia-classic'));
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('<div id="root"'));
  expect(head).toMatch(
    /<link rel="preload" as="image"[^>]*imageSrcSet=|<link rel="preload" as="image"[^>]*imagesrcset=/i,
  );
  expect(html).not.toContain('data-module="widget:catalog:recommendations"');
  await visit(page, path('rolly', 'philadelphia-classic'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-module="widget:catalog:recommendations"] article').first()).toBeVisible();
});
