import type { Page } from '@playwright/test';
import { a11yViolations } from '../shopper/a11yViolations';
import { panel } from '../shopper/choosePlace';
import { delayThenFail } from '../shopper/delayThenFail';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

const productsCall = '**/api/app/nomenclature/products/**';
const slider = (page: Page) => panel(page, 'Чем заменить');

/** Opens the modal by a reload with it in the history state, because no link opens it. */
async function openSlider(page: Page, params: object) {
  await visit(page, '/restaurants');
  const stack = [{ panel: 'products-slider', params }];
  await page.evaluate((panels) => history.replaceState({ ...history.state, usr: { panels } }, ''), {
    stack,
    pushed: 0,
  });
  await page.reload();
  await hydrated(page);
}

for (const width of [360, 768, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      expectedFaults: /status of 503/,
    });

    test('replacements for a dish: loading, failed, loaded, empty', async ({ page }) => {
      const fail = await delayThenFail(page, productsCall);
      await openSlider(page, { group: '1', except: '1' });
      await expect(slider(page).getByText('Загружаем рекомендации')).toBeAttached();
      expect(await a11yViolations(page)).toEqual([]);

      fail();
      const retry = slider(page).getByRole('button', { name: 'Повторить' });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      const toasts = page.getByRole('region', { name: 'Уведомления' });
      await expect(toasts.getByText('Не удалось получить данные')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);

      await page.unroute(productsCall);
      await retry.click();
      const cards = slider(page).getByRole('article');
      await expect(cards.first()).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
      await slider(page).getByRole('button', { name: 'Следующие блюда' }).click();
      await expect(cards.first()).not.toBeInViewport();

      await openSlider(page, { group: 'nope' });
      await expect(slider(page).getByText('Похожих блюд сейчас нет')).toBeVisible();
      expect(await a11yViolations(page)).toEqual([]);
    });
  });
}
