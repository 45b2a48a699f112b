import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';
import { UserError } from './userError.mjs';

const desktop = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the benchmarks, as customers have it; `CHROMIUM` names another. */
export const benchBrowser = () => process.env['CHROMIUM'] ?? desktop;

/**
 * The browser of the journeys; `CHROMIUM` names another. Chromium without a desktop's windows renders the same pages
 * in two thirds of the processor time, so it is preferred.
 */
export const journeyBrowser = () =>
  process.env['CHROMIUM'] ?? (existsSync(headlessShell) ? headlessShell : desktop);

/** @throws UserError with the command to run when the browser of the benchmarks cannot be installed. */
export async function checkBenchBrowser() {
  await installMissing(desktop, 'chromium');
  checkExists(benchBrowser());
}

/** @throws UserError with the command to run when no browser for the journeys can be installed. */
export async function checkJourneyBrowser() {
  await installMissing(headlessShell, 'chromium-headless-shell');
  checkExists(journeyBrowser());
}

/**
 * Installs Debian's package where this process can.
 * @param {string} program
 * @param {string} debianPackage
 */
async function installMissing(program, debianPackage) {
  if (process.env['CHROMIUM'] || existsSync(program) || !mayInstall()) return;
  console.log("Installing Debian's Chromium…");
  await installPackages([debianPackage]);
}

/** @param {string} program */
function checkExists(program) {
  if (existsSync(program)) return;
  throw new UserError(
    `Chromium is missing at ${program}. Run: sudo apt-get install -y chromium (or name one with CHROMIUM=/path)`,
  );
}
