import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More Tab stops than any page has before the element of a test. */
const maxStops = 80;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Scrolls to the top, from where Tab begins then, as in a document that has just been loaded. */
export async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const top = Object.assign(document.createElement('i'), { tabIndex: -1 });
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
  // The header slides back in.
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
}

/** Whether the top, the middle and the bottom of an element can be seen and pressed. */
export const isUncovered = (shown: Locator) =>
  shown.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  });
