import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. Returns the HTTP status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer?.status();
}

/** Gives a sign of a visitor, with which a page starts that is only read (decision 0098), and waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  // The script that waits for the sign is the last of the document.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await startedByItself(page);
}

/** Waits for the hydration of a page that needs no sign of a visitor, or has had a sign. */
export async function startedByItself(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * Starts the page and waits for its last chunk, with the trackers and the offline notice. `networkidle` after it also
 * waits for the scripts of parts that appear later.
 */
export async function fullyLoaded(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('body > [data-stays-live][role=status]').waitFor({ state: 'attached' });
}
