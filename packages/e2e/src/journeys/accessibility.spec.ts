import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { choosePickup, panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test('the pages have no accessibility violation', async ({ page }) => {
  for (const path of [
    '/',
    '/menu/rolly',
    '/menu/rolly/philadelphia-classic',
    '/restaurants',
    '/promos',
    '/promos/rules',
    '/auth',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessible(page, [
        [360, 'light'],
        [768, 'dark'],
        [1440, 'light'],
      ]);
    });
  }
});

test('the texts of the chain have no accessibility violation', async ({ page }) => {
  for (const path of [
    '/about',
    '/about/blog',
    '/about/blog/kak-est-ramen-doma',
    '/about/contacts',
    '/about/cuisine',
    '/about/history',
    '/about/news',
    '/black_cesar_podarok',
    '/legal',
    '/zima-v-miske',
  ]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessible(page);
    });
  }
});

test('the panels from the product to the order have no accessibility violation', async ({ page }) => {
  await visit(page, shortMenu);
  await page
    .getByRole('link', { name: new RegExp(`${dish}$`) })
    .first()
    .click();
  await expect(panel(page, dish).getByRole('button', { name: /Добавить 590/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  await expect(panel(page, 'Выберите адрес')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await choosePickup(page);

  await addFromCard(page);
  const cart = await openCart(page);
  await expectAccessible(page);
  await cart.getByRole('button', { name: /Укажите телефон/ }).click();
  await expect(panel(page, 'Введите номер телефона')).toBeVisible();
  await expectAccessible(page);
  await logIn(page);

  const order = panel(page, 'Оформление заказа');
  await expect(order.getByRole('button', { name: /Оплатить/ })).toBeVisible();
  await expectAccessible(page);
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: /Заказать/ }).click();
  await expect(panel(page, /Заказ №/)).toBeVisible();
  await expectAccessible(page);
});
