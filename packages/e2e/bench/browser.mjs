import { chromium } from '@playwright/test';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * Launches the same Chromium as the journeys.
 * @param {string[]} extraFlags
 */
export const launch = (extraFlags = []) =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...flags, ...extraFlags],
  });
