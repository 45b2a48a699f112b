import type { Locator, Page } from '@playwright/test';
import type { PanelId } from '@storefront/contracts';
import { panel } from './choosePlace';
import { expect } from './test';
import { hydrated } from './visit';

/**
 * Opens a panel over the open page, or over a short one in a new tab, as a reload does: from the entry of the browser's
 * history. The entry is written before the scripts of the page, so a new tab loads it once.
 */
export async function restorePanel(
  page: Page,
  id: PanelId,
  title: string | RegExp,
  params: object = {},
): Promise<Locator> {
  const panels = { stack: [{ panel: id, params }], pushed: 0 };
  const entry = await page.addInitScript(
    (stored) => history.replaceState({ ...history.state, usr: { panels: stored } }, ''),
    panels,
  );
  await (page.url() === 'about:blank' ? page.goto('/legal') : page.reload());
  await entry.dispose();
  await hydrated(page);
  const opened = panel(page, title);
  await expect(opened).toBeVisible();
  return opened;
}
