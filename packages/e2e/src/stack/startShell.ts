import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';
import { builtShell } from './builtShell';
import { releasesOf, stack } from './stack';

export type StartedShell = Awaited<ReturnType<typeof startShell>>;

/**
 * Starts a second shell server with the same builds and releases, the demo brand with these fields overridden, and the
 * back end of the journeys or a given one. A brand is read at run time, so nothing is built for it. Returns its origin.
 */
export async function startShell(
  brand: Record<string, unknown>,
  apiUrl = `http://127.0.0.1:${stack().apiPort}`,
  variables: Record<string, string> = {},
) {
  const brandFile = join(stack().folder, `brand-${process.pid}.json`);
  const demo = JSON.parse(readFileSync(join(root, 'shell/brands/kitsune.json'), 'utf8')) as object;
  writeFileSync(brandFile, JSON.stringify({ ...demo, ...brand }));
  const releases = releasesOf(stack());
  const env = { BRAND_FILE: brandFile, REMOTE_TIMEOUT_MS: '5000', ...variables };
  const service = await builtShell({ apiUrl, releases, env });
  await service.start();
  return { address: `http://127.0.0.1:${service.port}`, stop: () => service.stop() };
}
