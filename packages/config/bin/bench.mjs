import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildAll, release } from '../src/build.mjs';
import { checkBenchBrowser } from '../src/chromium.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { checkPorts, portFrom } from '../src/ports.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { startApi, startShell } from '../src/services.mjs';
import { root } from '../src/workspace.mjs';

/** `pnpm bench`: measures the built storefront and writes docs/benchmarks.md. BENCH_RUNS, BENCH_STARTS=no. */
await main(async () => {
  refuseArguments('pnpm bench');
  const port = portFrom('PORT', 3200);
  const [apiPort, debug] = [port + 1, port + 2];
  await checkPorts({ PORT: port });
  await installDependencies();
  await checkBenchBrowser();
  await buildAll();
  await release('--all');

  const { bench, dataFolder } = await import(pathToFileURL(join(root, 'packages/e2e/bench/main.mjs')).href);
  const data = dataFolder();
  process.env['DATA_DIR'] = data;
  const api = startApi({ port: apiPort, publicUrl: `http://localhost:${port}` });
  await api.ready;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await startShell({ port, publicUrl: `http://localhost:${port}`, apiUrl }).ready;
  delete process.env['DATA_DIR'];

  await bench({
    root,
    origin: `http://127.0.0.1:${port}`,
    apiOrigin: apiUrl,
    ports: { port: port + 3, apiPort: port + 4, debug },
    runs: Number(process.env['BENCH_RUNS'] ?? 5),
    starts: process.env['BENCH_STARTS'] !== 'no',
  });
  rmSync(data, { recursive: true, force: true });
  return 0;
});
