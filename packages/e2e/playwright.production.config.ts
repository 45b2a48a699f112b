import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visitorOfTests } from './src/stack/visitorOfTests';

const reports = join(import.meta.dirname, '../../node_modules/.reports');

// The production stack of a chain, started by the tests themselves: packages/config/production/nginx.conf and all
// servers behind it.
export default defineConfig({
  testDir: 'src/production',
  outputDir: join(reports, 'production'),
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(reports, 'production.json') }]],
  // The certificate is made for the run.
  use: { ...visitorOfTests, ignoreHTTPSErrors: true },
});
