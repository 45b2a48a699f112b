import { createApp } from './app';
import { readConfig } from './config';

async function main() {
  const config = readConfig(process.env);
  const app = await createApp(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
      setTimeout(() => process.exit(1), 10_000).unref();
    });
  }
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
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
