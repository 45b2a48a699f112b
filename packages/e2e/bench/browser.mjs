import { chromium } from '@playwright/test';
import { benchBrowser, browserFlags } from '@storefront/config/chromium';

/** Launches the browser of the benchmarks. */
export const launch = (extraFlags = []) =>
  chromium.launch({ executablePath: benchBrowser(), args: [...browserFlags, ...extraFlags] });
