import { chromium } from '@playwright/test';
import { benchBrowser } from '@storefront/config/chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launches the browser of the benchmarks.
 * @param {string[]} extraFlags
 */
export const launch = (extraFlags = []) =>
  chromium.launch({
    executablePath: benchBrowser(),
    args: [...flags, ...extraFlags],
  });
