import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { Service } from './service';
import { releasesOf, stack } from './stack';

export type StartedShell = Awaited<ReturnType<typeof startShell>>;

/**
 * Starts a second shell server with the same builds and releases, the demo brand with these fields overridden, and the
 * back end of the journeys or a given one. A brand is read at run time, so nothing is built for it. Returns its origin.
 */
export async function startShell(
  brand: Record<string, unknown>,
  apiUrl = `http://127.0.0.1:${stack().apiPort}`,
) {
  const port = await freePort();
  const brandFile = join(stack().folder, `brand-${port}.json`);
  const demo = JSON.parse(await readFile(join(root, 'shell/brands/kitsune.json'), 'utf8')) as object;
  await writeFile(brandFile, JSON.stringify({ ...demo, ...brand }));
  const address = `http://localhost:${port}`;
  const service = new Service({
    name: 'second shell',
    port,
    parameters: ['shell/dist/server/main.cjs'],
    readyPath: '/healthz',
    env: {
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: address,
      RELEASES_DIR: releasesOf(stack()),
      BRAND_FILE: brandFile,
      REMOTE_TIMEOUT_MS: '5000',
    },
  });
  await service.start();
  return { address, stop: () => service.stop() };
}
