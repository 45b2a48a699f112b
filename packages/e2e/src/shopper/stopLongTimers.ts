import type { Page } from '@playwright/test';

/** The shortest time limit of a script of a remote (decision 0092). */
const ofScripts = 3000;

/**
 * Disables timers of `shortestMs` or more on pages that are opened from now on, so that a slow machine reaches no time
 * limit: the content of these pages never waits for a limit.
 */
export async function stopLongTimers(page: Page, shortestMs = ofScripts): Promise<void> {
  await page.addInitScript((shortest) => {
    const start = window.setTimeout;
    window.setTimeout = ((work: () => void, milliseconds = 0, ...rest: unknown[]) =>
      milliseconds < shortest ? start(work, milliseconds, ...rest) : 0) as typeof window.setTimeout;
  }, shortestMs);
}
