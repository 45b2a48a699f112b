import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';
import { UserError } from './userError.mjs';

/** The browser of the journeys; `CHROMIUM` names another. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const isInstalled = () => existsSync(chromium);

/**
 * Makes sure that Chromium is installed; installs Debian's package where this process can.
 * @throws UserError with the command to run when it is still missing.
 */
export async function checkChromium() {
  if (isInstalled()) return;
  const advice = `Chromium is missing at ${chromium}. Run: sudo apt-get install -y chromium (or name one: CHROMIUM=/path npm test)`;
  if (!mayInstall() || process.env['CHROMIUM']) throw new UserError(advice);
  console.log("Installing Debian's Chromium…");
  await installPackages(['chromium']);
  if (!isInstalled()) throw new UserError(advice);
}
