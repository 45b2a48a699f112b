import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds, each with its element. Finite animations end first, because a half-transparent text
 * fails the contrast rule; endless ones, like those of skeletons, keep running.
 */
export async function a11yViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Without the legacy mode axe reports through a second page, which doubles the time, to see frames of other origins;
  // the storefront embeds none. The lists of what passed double it again.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
