import type { Page } from '@playwright/test';

/** Opens a page and waits until its buttons work. Returns the HTTP answer's status. */
export async function visit(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer?.status();
}

/** Until the page's own script has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Until what is loaded last is there, too: trackers, the line about the network. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('body > [data-stays-live][role=status]').waitFor({ state: 'attached' });
}
