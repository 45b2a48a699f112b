import type { Page } from '@playwright/test';
import { a11yViolations } from '../shopper/a11yViolations';
import { addFromCard, dish, openCart } from '../shopper/cart';
import { choosePickup, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    // With motion, the pulsing «live» dot would never finish its animation.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [
      '/',
      '/menu/rolly',
      '/menu/rolly/philadelphia-classic',
      '/restaurants',
      '/promos',
      '/auth',
    ]) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await visit(page, path);
        expect(await a11yViolations(page)).toEqual([]);
      });
    }

    test('the panels from the product to the order have no accessibility violation', async ({ page }) => {
      await visit(page, '/menu');
      await page
        .getByRole('link', { name: new RegExp(`${dish}$`) })
        .first()
        .click();
      await expect(panel(page, dish).getByRole('button', { name: /Добавить 590/ })).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page
        .getByRole('banner')
        .getByRole('button', { name: /Уточните адрес/ })
        .click();
      await expect(panel(page, 'Выберите адрес')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await choosePickup(page);

      await addFromCard(page);
      const cart = width < 768 ? await openCartFromToolbar(page) : await openCart(page);
      expect(await a11yViolations(page)).toEqual([]);
      await cart.getByRole('button', { name: /Укажите телефон/ }).click();
      await expect(panel(page, 'Введите номер телефона')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await logIn(page);

      const order = panel(page, 'Оформление заказа');
      await expect(order.getByRole('button', { name: /Оплатить/ })).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await pick(order.getByRole('radio', { name: 'Наличными' }));
      await order.getByRole('button', { name: /Заказать/ }).click();
      await expect(panel(page, /Заказ №/)).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
    });
  });
}

async function openCartFromToolbar(page: Page) {
  await page.getByRole('button', { name: /^Заказ.*В корзине/ }).click();
  return panel(page, 'Заказ');
}
