import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test';

/** The heights of a phone's, a tablet's and a desktop's window. */
const heights = { 360: 740, 768: 1024, 1440: 900 } as const;

type Width = keyof typeof heights;
type Theme = 'light' | 'dark';
/** A width of the window, with a theme where axe reads the page. */
export type View = Width | readonly [Width, Theme];

const everyWidth: readonly View[] = [360, 768, 1440];
export const phoneAndDesktop: readonly View[] = [360, 1440];

/**
 * axe's findings depend on the width only through the layout and on the theme only through the colours, so two views
 * that differ in both are enough. A tablet's layout combines the two layouts: it only has to fit.
 */
const accessibleViews: readonly View[] = [[360, 'light'], 768, [1440, 'dark']];

/**
 * For a state without parts of its own: a hint, a failure or a skeleton of the kit in a page or panel that axe reads in
 * both views where it is filled.
 */
export const oneView: readonly View[] = [[360, 'dark']];

/** Resolves two frames later, when the page has been laid out for its new size. */
const laidOut = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Switches an open page to a theme as its first script does before the first paint. Without transitions: transitions
 * below the window would start when axe reads them, from the colour of the other theme.
 */
async function setTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    Object.assign(document.documentElement.dataset, { theme: name });
  }, theme);
}

/** Runs a check in each of these views without a new visit, then restores the size and the light theme. */
export async function atEachWidth(
  page: Page,
  check: (width: Width, theme?: Theme) => Promise<void>,
  at: readonly View[] = everyWidth,
): Promise<void> {
  const size = page.viewportSize();
  for (const view of at) {
    const [width, theme] = typeof view === 'number' ? [view] : view;
    await page.setViewportSize({ width, height: heights[width] });
    if (theme) await setTheme(page, theme);
    await laidOut(page);
    await check(width, theme);
  }
  if (at.some((view) => typeof view !== 'number')) await setTheme(page, 'light');
  if (size) await page.setViewportSize(size);
  await laidOut(page);
}

/**
 * `axe.source` is more than twice as long, and takes 160 ms of a page's processor time where the minified file takes
 * 95.
 */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Defines `axe` on the page, unless an earlier run on the same document did: loading takes half as long as a run. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
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

/** Expects that the page as it is now fits each of these widths, and that axe finds no violation where a theme is given. */
export async function expectAccessible(page: Page, at = accessibleViews): Promise<void> {
  await atEachWidth(
    page,
    async (width, theme) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const violations = theme ? await a11yViolations(page) : [];
      expect
        .soft({ width, theme, overflow, violations })
        .toEqual({ width, theme, overflow: 0, violations: [] });
    },
    at,
  );
}
