import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { planStack, releasesOf } from './src/stack/stack';
import { visitorOfTests } from './src/stack/visitorOfTests';

const root = join(import.meta.dirname, '../..');
const stack = await planStack();

// Starts the storefront by `npm start` on free ports, so that it can run beside another storefront.
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: join(root, 'node_modules/.reports/journeys'),
  fullyParallel: true,
  forbidOnly: true,
  // On a noisy machine a journey gets a second try; the summary names the journeys that needed it (record 0034).
  retries: process.env['CI'] ? 1 : 0,
  // Two are idle a fifth of the time, waiting for answers, animations and the kitchen.
  workers: 3,
  // The limit catches hangs, not slowness: on a busy machine an order took 11 s to load.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 50 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalTeardown: './src/stack/removeStack.ts',
  use: {
    baseURL: `http://localhost:${stack.port}`,
    ...visitorOfTests,
  },
  webServer: {
    command: 'node packages/config/bin/start.mjs',
    cwd: root,
    // The address of the storefront is printed before: at the first start the home page is served first.
    wait: { stdout: /Every app is live/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(stack.port),
      API_PORT: String(stack.apiPort),
      API_URL: '',
      DATA_DIR: join(stack.folder, 'data'),
      RELEASES_DIR: releasesOf(stack),
      // From «Заказ создан» to «Заказ выполнен» in some eight seconds.
      KITCHEN_PACE: '300',
      // No random failures of the kitchen: they have their own tests.
      KITCHEN_TROUBLE: '0',
      // Keys of these tests alone. Nothing listens at the push service.
      VAPID_PUBLIC_KEY:
        'BB1GxgctjxLo6RvhirHq28kKarY5cbSBjYS7kI2Wxs4NSQC1rSMV5QlNChety-eW_PJWLYoHMgrLYDsU6hICjDY',
      VAPID_PRIVATE_KEY: 'CsIyrBXe0fN3aDswpyT4tTQhiQRjmEIrphGmALHVWqo',
      VAPID_SUBJECT: 'mailto:shop@example.ru',
      PUSH_HOSTS: 'http://127.0.0.1:9',
      RATE_LIMIT: '1000000',
      // No page is measured by chance.
      FIELD_SAMPLE: '0',
      AUTH_RATE_LIMIT: '1000000',
      // The default stops healthy code of a busy machine.
      REMOTE_TIMEOUT_MS: '5000',
    },
  },
});
