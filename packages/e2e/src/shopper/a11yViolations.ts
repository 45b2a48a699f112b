import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * `axe.source` is more than twice as long, and takes 160 ms of a page's processor time where the minified file takes
 * 95.
 */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Defines `axe` on the page, unless an earlier run on the same document did: loading takes half as long as a run. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minified);
}

/**
 * The violations that axe finds, each with its element. Finite animations end first, because a half-transparent text
 * fails the contrast rule; endless animations, such as the shimmer of skeletons, keep running.
 *
 * Axe runs in the page itself: the package for Playwright loads it again each time, at three times the processor time,
 * to see frames as well, and the storefront embeds none.
 */
export async function a11yViolations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A paused animation never finishes: the progress of a story stands still while the focus or the mouse is on it.
    while (ending.some(({ playState }) => playState === 'running')) {
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
  await loadAxe(page);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // The lists of passed checks would double the time.
    const { violations } = await loaded.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
