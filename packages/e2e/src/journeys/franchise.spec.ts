import type { Page } from '@playwright/test';
import { expectAccessible } from '../shopper/expectAccessible';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

// The test makes the call fail.
test.use({ expectedFaults: /500 .*\/api\/franchise\// });

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

test('the keyboard alone sends a franchise request: a failure, a reload, then success', async ({ page }) => {
  await visit(page, '/about/franchise');
  await field(page, 'Имя').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Отправить заявку' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Имя')).toBeFocused();
  await expect(page.getByText('Заполните поле')).toHaveCount(3);
  await expectAccessible(page);

  await page.keyboard.type('Мария');
  await tabTo(page, field(page, 'Телефон'));
  await page.keyboard.type('9000000001');
  await tabTo(page, field(page, 'Город'));
  await page.keyboard.type('Тверь');
  await page.route('**/api/franchise/', (route) => route.fulfill({ status: 500, body: '' }));
  await tabTo(page, page.getByRole('button', { name: 'Отправить заявку' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Не удалось сохранить данные');
  await expect(field(page, 'Город')).toHaveValue('Тверь');

  await page.unroute('**/api/franchise/');
  await page.reload();
  await expect(field(page, 'Имя')).toHaveValue('Мария');
  const saved = page.waitForResponse('**/api/franchise/');
  await tabTo(page, page.getByRole('button', { name: 'Отправить заявку' }));
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
  await expect(page.getByText('Спасибо! Мы позвоним в течение двух рабочих дней')).toBeVisible();
  await expectAccessible(page);
});
