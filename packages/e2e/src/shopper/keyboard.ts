import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More stops than any page has before what a test looks for. */
const mostStops = 80;

/** Moves the focus by Tab alone until it stands on this. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}
