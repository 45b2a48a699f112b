import type { Locator, Page } from '@playwright/test';
import type { PanelId } from '@storefront/contracts';
import { panel } from './choosePlace';
import { expect } from './test';
import { hydrated } from './visit';

/**
 * Opens a panel over the open page as a reload does: from the entry of the browser's history. The page need not have
 * started: without a sign of a visitor its scripts only run after the reload.
 */
export async function restorePanel(
  page: Page,
  id: PanelId,
  title: string | RegExp,
  params: object = {},
): Promise<Locator> {
  const panels = { stack: [{ panel: id, params }], pushed: 0 };
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr: { panels: usr } }, ''), panels);
  await page.reload();
  await hydrated(page);
  const opened = panel(page, title);
  await expect(opened).toBeVisible();
  return opened;
}
