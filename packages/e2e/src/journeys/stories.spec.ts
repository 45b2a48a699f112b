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

/** Presses in the middle of the viewer and moves down by a share of its height. */
async function swipeDown(page: Page, share: number) {
  const { x, y, width, height } = (await viewer(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * (0.5 + share), { steps: 5 });
  await page.mouse.up();
}

test('stories: opened from the strip, turned by keys and taps, closed by Back and by a swipe', async ({
  page,
}) => {
  await visit(page, '/promos');
  const story = strip(page).getByRole('link').nth(1);
  await story.press('Enter');
  await expect(slide(page)).toHaveText(/^Слайд 2 из \d+$/);

  await page.keyboard.press('ArrowRight');
  await expect(slide(page)).toHaveText(/^Слайд 3 /);
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page)).toHaveText(/^Слайд 2 /);
  await viewer(page).getByRole('button', { name: 'Следующая история' }).click();
  await expect(slide(page)).toHaveText(/^Слайд 3 /);

  await page.reload();
  await expect(slide(page)).toHaveText(/^Слайд 3 /);
  await expectGone(viewer(page), () => page.goBack());
  await expect(page).toHaveURL('/promos');

  await story.click();
  await expect(slide(page)).toHaveText(/^Слайд 2 /);
  await swipeDown(page, 0.1);
  await expect(slide(page)).toHaveText(/^Слайд 2 /);
  await expectGone(viewer(page), () => swipeDown(page, 0.4));
  await expect(story).toBeFocused();
});

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
