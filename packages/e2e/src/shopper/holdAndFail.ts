import type { Page } from '@playwright/test';

/** Lets a call hang until the returned function is called; then it fails with 503, as do those that come after. */
export async function holdAndFail(page: Page, call: string): Promise<() => void> {
  let fail = () => {};
  const isDue = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(call, async (route) => {
    await isDue;
    await route.fulfill({ status: 503, body: '' });
  });
  return () => fail();
}
