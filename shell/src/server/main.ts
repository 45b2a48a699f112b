import { setTimeout as wait } from 'node:timers/promises';
import { assertPortIsFree } from '@storefront/api-contract/server';
import { serveMetrics } from '@storefront/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app';
import { readConfig } from './config';
import { findFaults } from './findFaults';

async function main() {
  const config = readConfig(process.env);
  const { host, port, metricsPort } = config;
  await assertPortIsFree({ host, port, variable: 'PORT' });
  if (metricsPort) await assertPortIsFree({ host, port: metricsPort, variable: 'METRICS_PORT' });
  const { app, health, metrics, upkeep } = await createApp(config);
  const { registry } = metrics;
  const onError = (error: unknown) => app.log.error(error, 'the metrics cannot be served');
  if (metricsPort) {
    collectDefaultMetrics({ register: registry });
    await serveMetrics(registry, { host, port: metricsPort, onError });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      health.isStopping = true;
      void wait(config.drainSeconds * 1000)
        .then(() => app.close())
        .then(() => process.exit(0));
      setTimeout(() => process.exit(1), (config.drainSeconds + 10) * 1000).unref();
    });
  }
  await app.listen({ port, host });
  upkeep.start();
}

/** `--check`: prints the faults of the settings, and starts nothing. */
async function check() {
  const faults = await findFaults(process.env);
  for (const fault of faults) console.error(`shell: ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}

(process.argv.includes('--check') ? check() : main()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
