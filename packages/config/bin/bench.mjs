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
  // Calls of a page under another address are refused as those of another site.
  const publicUrl = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'storefront-bench-data-'));
  process.env['DATA_DIR'] = data;
  const api = startApi({ port: apiPort, publicUrl });
  await api.ready;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await startShell({ port, publicUrl, apiUrl }).ready;

  await bench({
    root,
    origin: publicUrl,
    apiOrigin: apiUrl,
    debugPort,
    runs: Number(process.env['BENCH_RUNS'] ?? 5),
  });
  rmSync(data, { recursive: true, force: true });
  return 0;
});
