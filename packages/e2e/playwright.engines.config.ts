import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// The storefront of the journeys in the other two engines that customers have.
export default defineConfig(journeys, {
  testDir: 'src/engines',
  // The engines themselves take both cores.
  workers: 2,
  use: { screenshot: 'off' },
  projects: (['firefox', 'webkit'] as const).map((engineName) => ({ name: engineName, use: { engineName } })),
});
