import type { Page, Request } from '@playwright/test';
import { expect } from './test';

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

/** Starts the page and waits for its last chunk, with the trackers and the offline notice. */
export async function fullyLoaded(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('body > [data-stays-live][role=status]').waitFor({ state: 'attached' });
}

/** React may hold a part that has loaded back for 300 ms. */
const quietMs = 500;

/**
 * Opens a page with `open` and waits until every script that it requests has loaded, also the scripts of parts that
 * appear after `fullyLoaded`. For asserting that such a part does not appear.
 */
export async function withAllScripts<Result>(page: Page, open: () => Promise<Result>): Promise<Result> {
  const loading = new Set<Request>();
  let quietSince = Date.now();
  const onRequest = (request: Request) => {
    if (request.resourceType() === 'script') loading.add(request);
  };
  const onEnd = (request: Request) => {
    if (loading.delete(request)) quietSince = Date.now();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const result = await open();
  await fullyLoaded(page);
  quietSince = Date.now();
  await expect.poll(() => loading.size === 0 && Date.now() - quietSince > quietMs).toBe(true);
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
  return result;
}
