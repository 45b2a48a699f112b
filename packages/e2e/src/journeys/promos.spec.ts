import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { enterCode, userWithCart } from '../shopper/filledCart';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

const name = 'Лиса дарит 10%';

/** Follows a link of the footer. By keyboard: rows above it render as they come near, and a click would miss it. */
const follow = (page: Page, link: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).first().press('Enter');

test('a code of a promotion is applied from its panel, which shows the response of the cart', async ({
  page,
}) => {
  await expectGone(await userWithCart(page), () => page.keyboard.press('Escape'));
  await follow(page, 'Акции');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/promos\?panel=promo&panel\.slug=lisa-10$/);
  const promo = panel(page, name);
  await promo.getByRole('button', { name: /^Применить промокод/ }).click();
  await expect(promo.getByText('Промокод применен')).toBeVisible();
  await expectGone(promo, () => page.goBack());
  await expect(card.getByText('Промокод применен')).toBeVisible();
  await card.getByRole('link', { name: /^Посмотреть/ }).click();
  await expect(page).toHaveURL(/\/#rolly$/);

  // Over the page of the group itself, the panel closes and the page scrolls there.
  await visit(page, '/?panel=promo&panel.slug=lisa-10');
  const top = () => page.locator('#rolly').evaluate((section) => section.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThan(300);
  await expectGone(promo, () => promo.getByRole('link', { name: /^Посмотреть/ }).click());
  await expect(page).toHaveURL(/\/#rolly$/);
  await expect.poll(top).toBeLessThan(200);
});

test('the form of the cart offers the promotions that have a code', async ({ page }) => {
  const cart = await userWithCart(page);
  const form = await enterCode(page, '');
  await form.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(cart.getByText('Промокод применен')).toBeVisible();
  await expect(cart.getByText(/^LISA10/)).toBeVisible();
});

test('a promotion that is unknown, over or has not begun is a 404', async ({ request }) => {
  for (const slug of ['net', 'osen-v-miske', 'pervyj-sneg', '%00', '..%2F..', 'я'.repeat(500)]) {
    const answer = await request.get(`/promos/${slug}`);
    expect(answer.status(), slug).toBe(404);
    expect(await answer.text()).toContain('Такой страницы не существует');
  }
});

test('page and panel of a promotion have no accessibility violation; the page has no toolbar', async ({
  page,
}) => {
  expect(await visit(page, '/promos/den-rozhdeniya')).toBe(200);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Основные разделы' })).toBeHidden();
  await visit(page, '/promos?panel=promo&panel.slug=moti-v-podarok');
  await expect(panel(page, 'Моти в подарок')).toBeVisible();
  await expectAccessible(page);
  await expectGone(panel(page, 'Моти в подарок'), () =>
    panel(page, 'Моти в подарок').getByRole('button', { name: 'Закрыть' }).click(),
  );
});

test.describe('on a back end that knows the list of promotions only', () => {
  test.use({ expectedFaults: /status of 404 .*\/api\/promos\/41\// });

  test('a back end with the fields of section 7 alone: cards and panels have picture, text, dates, code and link', async ({
    page,
  }) => {
    const bare = [
      {
        id: '41',
        is_header: 1,
        name: 'Вечер рамена',
        description: '<p>Рамен <strong>дешевле</strong> после 21:00.</p>',
        images: { site_origin: '/icons/512.png' },
        image: null,
        active_from: null,
        active_to: '2099-11-30',
        promocode: 'VECHER',
        product: null,
        section: 6,
      },
      { id: 42, name: 'Прошлая', active_to: '2020-01-01 00:00:00', promocode: [] },
      { id: 43, name: 'Без всего' },
    ];
    // The first page is the server's; the promotions are then loaded by the browser.
    await page.route('**/api/promos/**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route(/\/api\/promos\/?$/, (route) => route.fulfill({ json: { data: bare } }));
    await page.goto('/restaurants');
    await hydrated(page);
    await follow(page, 'Акции');
    const card = page.getByRole('article').filter({ hasText: 'Вечер рамена' });
    await expect(card.getByText('Рамен дешевле после 21:00.')).toBeVisible();
    await expect(card.getByText('Промокод VECHER')).toBeVisible();
    await expect(card.getByText(/^до\s30\sноября\s2099/)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Применить промокод/ })).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', '/icons/512.png');
    const empty = page.getByRole('article').filter({ hasText: 'Без всего' });
    await expect(empty.getByRole('link', { name: /^Посмотреть/ })).toHaveAttribute('href', '/');
    await expect(page.getByText('Прошлая')).toHaveCount(0);
    await card.getByRole('link', { name: 'Вечер рамена', exact: true }).click();
    await expect(panel(page, 'Вечер рамена').getByText('дешевле')).toBeVisible();
    await expect(page).toHaveURL(/panel\.slug=41$/);
  });
});
