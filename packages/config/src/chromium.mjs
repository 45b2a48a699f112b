import { existsSync } from 'node:fs';
import { runProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/** The browser that the journeys run in; `CHROMIUM` names another. */
export const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const isInstalled = () => existsSync(chromium);

/** @param {string[]} parameters */
const apt = (parameters) =>
  runProcess('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Makes sure that there is a Chromium; installs Debian's where this process may.
 * @throws Refusal with the one line to run when it may not, or when it did not help.
 */
export async function checkChromium() {
  if (isInstalled()) return;
  const advice = `Chromium is missing at ${chromium}. Run: sudo apt-get install -y chromium (or name one: CHROMIUM=/path npm test)`;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env['CHROMIUM'];
  if (!mayInstall) throw new Refusal(advice);
  console.log("Installing Debian's Chromium…");
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  if (!isInstalled()) throw new Refusal(advice);
}
