import type { Locator, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Истории' });
const viewer = (page: Page) => panel(page, 'Истории');
const slide = (page: Page) => viewer(page).getByRole('status');
const ring = (story: Locator) =>
  story.evaluate((card) => getComputedStyle(card, '::after').boxShadow.split(')')[0]);

test.describe('while scripts fail to load', () => {
  // The errors of scripts that the test blocks.
  test.use({ expectedFaults: /net::ERR_FAILED/ });

  test('the ring of a seen story still differs', async ({ page }) => {
    await visit(page, '/');
    const stories = strip(page).getByRole('link');
    const unseen = await ring(stories.nth(1));
    await stories.nth(1).click();
    await expect(slide(page)).toHaveText(/^Слайд 2 /);
    await expectGone(viewer(page), () => page.keyboard.press('Escape'));
    const seen = await ring(stories.nth(1));
    expect(seen).not.toBe(unseen);
    expect(await ring(stories.nth(2))).toBe(unseen);

    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/promos');
    expect(await ring(stories.nth(1))).toBe(seen);
    expect(await ring(stories.nth(2))).toBe(unseen);
    await stories.nth(1).click();
    await expect(page).toHaveURL(/\/promos\/[\w-]+$/);
  });
});
