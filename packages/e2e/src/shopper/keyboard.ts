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
