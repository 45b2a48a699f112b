import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';
import { Refusal } from './refusal.mjs';

/** The browser that the journeys run in; `CHROMIUM` names another. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const isInstalled = () => existsSync(chromium);

/**
 * Makes sure that there is a Chromium; installs Debian's where this process may.
 * @throws Refusal with the one line to run when it may not, or when it did not help.
 */
export async function checkChromium() {
  if (isInstalled()) return;
  const advice = `Chromium is missing at ${chromium}. Run: sudo apt-get install -y chromium (or name one: CHROMIUM=/path npm test)`;
  if (!mayInstall() || process.env['CHROMIUM']) throw new Refusal(advice);
  console.log("Installing Debian's Chromium…");
  await installPackages(['chromium']);
  if (!isInstalled()) throw new Refusal(advice);
}
