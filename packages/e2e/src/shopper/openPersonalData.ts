import type { Page } from '@playwright/test';
import { panel } from './choosePlace';

/** Opens «Личные данные» from the open profile panel. */
export async function openPersonalData(page: Page): Promise<void> {
  await panel(page, 'Профиль')
    .getByRole('button', { name: /^Личные данные/ })
    .click();
}
