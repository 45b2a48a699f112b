import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. Returns the HTTP status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer?.status();
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits for the last chunk, with the trackers and the offline notice. */
export async function fullyLoaded(page: Page): Promise<void> {
  await page.locator('body > [data-stays-live][role=status]').waitFor({ state: 'attached' });
}
