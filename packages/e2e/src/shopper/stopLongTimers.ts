import type { Page } from '@playwright/test';

/** The shortest time limit of a script of a remote (decision 0092). */
const ofScripts = 3000;

/**
 * Lets no time limit of `shortestMs` or more end on the pages that are opened from now on, however slow the machine is: what
 * they show, they show without waiting for one.
 */
export async function stopLongTimers(page: Page, shortestMs = ofScripts): Promise<void> {
  await page.addInitScript((shortest) => {
    const start = window.setTimeout;
    window.setTimeout = ((work: () => void, milliseconds = 0, ...rest: unknown[]) =>
      milliseconds < shortest ? start(work, milliseconds, ...rest) : 0) as typeof window.setTimeout;
  }, shortestMs);
}
