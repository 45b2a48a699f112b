import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Chooses a radio or turns a switch on. Its input lies invisible under what a customer sees of it. */
export async function pick(choice: Locator): Promise<void> {
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
}
