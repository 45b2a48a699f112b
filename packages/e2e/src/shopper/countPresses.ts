import type { Page } from '@playwright/test';

/**
 * Counts the presses of the visitor on the documents that are opened from now on. Returns the function that reads the
 * number for the document that is open: clicks that a script makes do not count.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { presses: 0 });
    addEventListener(
      'click',
      (event) => event.isTrusted && ((window as unknown as Counted).presses += 1),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as Counted).presses);
}

type Counted = { presses: number };
