import type { Locator, Page } from '@playwright/test';
import { dish } from '../shopper/cart';
import { placeOrderByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { pictureFile } from '../shopper/pictures';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const review = (page: Page) => panel(page, /Оцените нас|Что-то не понравилось\?|Спасибо!/);
const monitoring = (page: Page) => page.getByRole('main');
const stars = (panelOf: Locator, name: string) => panelOf.getByRole('radiogroup', { name });
const done = (panelOf: Locator) => panelOf.getByRole('button', { name: 'Готово' });

test('a customer reviews an order with a photo, once', async ({ page }) => {
  await logInByApi(page);
  await visit(page, `/monitoring/${await placeOrderByApi(page)}`);
  await monitoring(page).getByRole('button', { name: 'Оценить заказ' }).click();
  const form = review(page);
  await expect(stars(form, dish)).toBeVisible();
  await expectAccessible(page, oneView);

  // Nothing is sent while a dish is unrated; the first unrated dish is in view and focused.
  await pick(stars(form, 'Оценка заказа').getByRole('radio', { name: /^4/ }));
  await expect(form.getByRole('heading', { name: 'Что-то не понравилось?' })).toBeVisible();
  await done(form).click();
  await expect(form.getByText('Оцените блюдо').first()).toBeVisible();
  await expect(stars(form, dish).getByRole('radio', { name: /^1/ })).toBeFocused();
  await expectAccessible(page, oneView);

  await form.getByRole('button', { name: 'Опоздали' }).click();
  await pick(stars(form, dish).getByRole('radio', { name: /^5/ }));
  await form.getByRole('textbox', { name: 'Комментарий' }).fill('Привезли остывшим');
  await form
    .locator('input[type=file]')
    .setInputFiles(await pictureFile(page, { type: 'image/png', width: 1, height: 1 }));
  const preview = form.getByRole('img', { name: '1x1.png' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectAccessible(page);

  await expectGone(form, () => done(form).click());
  await expect(page.getByText('Спасибо за оценку', { exact: true })).toBeVisible();
  const again = monitoring(page).getByRole('button', { name: 'Оценить заказ' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});
