import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visitorOfTests } from './src/stack/visitorOfTests';

// The production stack of a chain, started by the tests themselves from the archive that a chain installs.
export default defineConfig({
  testDir: 'src/production',
  globalSetup: './src/production/packStorefront.ts',
  outputDir: join(import.meta.dirname, '../../node_modules/.reports/production'),
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The certificate is made for the run.
  use: { ...visitorOfTests, ignoreHTTPSErrors: true },
});
