import { setTimeout as wait } from 'node:timers/promises';
import { serveMetrics } from '@storefront/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app';
import { readConfig } from './config';

async function main() {
  const config = readConfig(process.env);
  const { app, health, metrics } = await createApp(config);
  const { registry } = metrics;
  const onError = (error: unknown) => app.log.error(error, 'the metrics cannot be served');
  if (config.metricsPort) collectDefaultMetrics({ register: registry });
  const metricsServer = config.metricsPort
    ? await serveMetrics(registry, { host: config.host, port: config.metricsPort, onError })
    : undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      health.isStopping = true;
      void wait(config.drainSeconds * 1000)
        .then(() => app.close())
        .then(() => process.exit(0));
      setTimeout(() => process.exit(1), (config.drainSeconds + 10) * 1000).unref();
    });
  }
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    metricsServer?.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${config.port} is in use: stop the process that listens there, or set another with PORT=…`,
    );
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
