import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** `pnpm bench`: measures the built storefront and writes docs/benchmarks.md. BENCH_RUNS. */
await main(async () => {
  refuseArguments('pnpm bench');
  const port = portFrom('PORT', 3200);
  const [apiPort, debugPort] = [port + 1, port + 2];
  await checkPorts({ PORT: port });
  await installDependencies();
  await checkBenchBrowser();
  await buildAll();
  await release('--all');

  const { bench } = await import(pathToFileURL(join(root, 'packages/e2e/bench/main.mjs')).href);
  const data = mkdtempSync(join(tmpdir(), 'storefront-bench-data-'));
  process.env['DATA_DIR'] = data;
  const api = startApi({ port: apiPort, publicUrl: `http://localhost:${port}` });
  await api.ready;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await startShell({ port, publicUrl: `http://localhost:${port}`, apiUrl }).ready;

  await bench({
    root,
    origin: `http://127.0.0.1:${port}`,
    apiOrigin: apiUrl,
    debugPort,
    runs: Number(process.env['BENCH_RUNS'] ?? 5),
  });
  rmSync(data, { recursive: true, force: true });
  return 0;
});
