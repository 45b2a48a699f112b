import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Expects that `action` makes the element disappear. Sees the element first: an absence alone also holds before
 * anything has happened.
 */
export async function expectGone(locator: Locator, action: () => Promise<unknown>): Promise<void> {
  const visible = locator.filter({ visible: true });
  await expect(visible.first()).toBeVisible();
  await action();
  await expect(visible).toHaveCount(0);
}
