import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { userWithCart } from '../shopper/filledCart';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

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

test('the panel of a promotion has no accessibility violation', async ({ page }) => {
  await visit(page, '/promos?panel=promo&panel.slug=moti-v-podarok');
  const promo = panel(page, 'Моти в подарок');
  await expect(promo).toBeVisible();
  await expectAccessible(page);
  await expectGone(promo, () => promo.getByRole('button', { name: 'Закрыть' }).click());
});
