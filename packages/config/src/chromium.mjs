import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adviceFor, installMissing, requirePrograms } from './debianPrograms.mjs';
import { UserError } from './userError.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const desktop = '/usr/bin/chromium';

/** Where Google's installers put Chrome on macOS, Windows and Linux. */
const chromes = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap(
    (folder) => (folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []),
  ),
  '/opt/google/chrome/chrome',
];

/**
 * The browser of the journeys: the one that `CHROMIUM` names, or Debian's Chromium, or an installed Chrome. Chromium
 * without a desktop's windows renders the same pages in two thirds of the processor time, so it is preferred.
 * @returns {string | undefined} undefined when none is found
 * @throws UserError when `CHROMIUM` names no file.
 */
export function findBrowser() {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM names no file: ${named}`);
  return named || (existsSync(headlessShell) ? headlessShell : findDesktopBrowser());
}

/** The same with a desktop's windows: the headless shell gets no messages of a push service. */
export const findDesktopBrowser = () =>
  process.env['CHROMIUM'] || [desktop, ...chromes].find((path) => existsSync(path));

/**
 * Installs the headless shell where that is possible, also beside another browser, and the desktop's, which one journey
 * needs.
 * @throws UserError with the command to run when there is no browser at all.
 */
export async function checkJourneyBrowser() {
  const browsers = { name: 'Chromium', packages: ['chromium-headless-shell', 'chromium'] };
  const isInstalled = () =>
    Boolean(process.env['CHROMIUM']) || [headlessShell, desktop].every((path) => existsSync(path));
  const isThere = await installMissing({ ...browsers, isInstalled });
  if (!findBrowser() && !isThere) throw new UserError(adviceFor(browsers));
}

/** The browser of the benchmarks, as customers have it; `CHROMIUM` names another. */
export const benchBrowser = () => process.env['CHROMIUM'] ?? desktop;

/** @throws UserError with the command to run when the browser of the benchmarks cannot be installed. */
export const checkBenchBrowser = () =>
  requirePrograms({
    name: 'Chromium',
    packages: ['chromium'],
    isInstalled: () => existsSync(benchBrowser()),
  });

/** For journeys and benchmarks: a browser that reaches nothing but the storefront. */
export const browserFlags = [
  '--no-sandbox',
  // As on a desktop. The default of the headless shell makes other pictures of texts.
  '--font-render-hinting=slight',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
