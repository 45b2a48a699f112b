import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../src/build.mjs';
import { checkDatabases, withDatabases } from '../src/databases.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { checkPorts, portFrom } from '../src/ports.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { root } from '../src/workspace.mjs';

/** `pnpm bench:api`: measures the built back end on both databases and prints a table. BENCH_RUNS, BENCH_SECONDS. */
await main(async () => {
  refuseArguments('pnpm bench:api');
  const port = portFrom('API_PORT', 3190);
  await checkPorts({ API_PORT: port });
  await installDependencies();
  await buildAll(['@storefront/api-server']);
  const file = join(root, 'packages/api-server/bench/main.mjs');
  /** @type {{ benchApi(options: object): Promise<void> }} */
  const { benchApi } = await import(pathToFileURL(file).href);
  const options = {
    port,
    runs: Number(process.env['BENCH_RUNS'] ?? 3),
    seconds: Number(process.env['BENCH_SECONDS'] ?? 5),
  };
  if (await checkDatabases()) await withDatabases((databases) => benchApi({ ...options, databases }));
  else await benchApi({ ...options, databases: undefined });
  return 0;
});
