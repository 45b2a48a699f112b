import type { Page } from '@playwright/test';

/** Delays a request until the returned function is called; then it and every later one fail with 503. */
export async function delayThenFail(page: Page, call: string): Promise<() => void> {
  let fail = () => {};
  const released = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(call, async (route) => {
    await released;
    await route.fulfill({ status: 503, body: '' });
  });
  return () => fail();
}
