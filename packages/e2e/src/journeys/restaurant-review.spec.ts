import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectAccessible, oneView } from '../shopper/expectAccessible';
import { logIn, logInByApi } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { pictureFile } from '../shopper/pictures';
import { criteria, visitDate } from '../shopper/restaurantReview';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const review = (page: Page) => panel(page, 'Контроль качества');
const restaurant = (form: Locator) => form.getByRole('combobox', { name: 'Ресторан' });
const stars = (form: Locator, name: string) => form.getByRole('radiogroup', { name });
const send = (form: Locator) => form.getByRole('button', { name: 'Отправить отзыв' });

/** Opens the panel from the footer of a short page, as a guest or as a customer. */
async function open(page: Page): Promise<Locator> {
  await visit(page, '/legal');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Оставить отзыв' }).click();
  const form = review(page);
  await expect(restaurant(form)).toBeVisible();
  return form;
}

test('a guest fills the review, logs in, and the review is sent automatically', async ({ page }) => {
  const form = await open(page);
  await restaurant(form).fill('покровке');
  await expect(form.getByRole('listbox', { name: 'Рестораны' })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('option', { name: /На Покровке/i }).click();

  for (const name of criteria) await pick(stars(form, name).getByRole('radio', { name: /^4/ }));
  await form.getByLabel('Дата посещения').fill(visitDate.format(new Date()));
  await form.getByRole('textbox', { name: 'Комментарий' }).fill('Уютно');
  await form
    .locator('input[type=file]')
    .setInputFiles(await pictureFile(page, { type: 'image/png', width: 1, height: 1 }));
  await expect(form.getByRole('img', { name: '1x1.png' })).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForResponse((response) => response.url().includes('/api/qa/'));
  await send(form).click();
  await logIn(page);
  expect((await saved).status()).toBe(200);
  await expect(form.getByRole('heading', { name: 'Отзыв отправлен' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the first criterion without a star is scrolled to', async ({ page }) => {
    await logInByApi(page);
    const form = await open(page);
    await restaurant(form).fill('покровке');
    await form.getByRole('option', { name: /На Покровке/i }).click();
    await pick(stars(form, 'Внимание и доброжелательность').getByRole('radio', { name: /^5/ }));
    await form.getByRole('button', { name: 'Добавить фото' }).scrollIntoViewIfNeeded();
    const first = stars(form, 'Скорость обслуживания');
    await expect(first).not.toBeInViewport();
    await send(form).click();
    await expect(first.getByRole('radio').first()).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(form.getByText('Скорость обслуживания')).toBeInViewport({ ratio: 1 });
    await expect(first).toHaveAccessibleDescription('Поставьте оценку');
    // The native picker of narrow screens.
    await expect(form.getByLabel('Дата посещения')).toHaveAttribute('type', 'date');
    await expectAccessible(page, oneView);
  });
});
