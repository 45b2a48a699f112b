import { chromium } from '@playwright/test';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * Debian's Chromium, as the journeys use it.
 * @param {string[]} more
 */
export const launch = (more = []) =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...flags, ...more],
  });
