import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { remoteNames } from '@storefront/contracts';
import { openRegistry } from '@storefront/releases/registry';
import { folderOf } from './builtArtefacts';
import { Service } from './service';

interface Options {
  apiUrl: string;
  /** The folder of its registry. Shells may share one. */
  releases: string;
  /** Options of Node. */
  parameters?: readonly string[];
  env?: Record<string, string>;
  onOutput?: (text: string) => void;
}

/** The built shell in production, with every built remote released; not started yet. */
export async function builtShell(options: Options): Promise<Service> {
  const { apiUrl, releases, parameters = [], env = {}, onOutput } = options;
  for (const name of remoteNames) await openRegistry(releases).release(folderOf(name));
  const port = await freePort();
  return new Service({
    name: 'shell',
    port,
    parameters: [...parameters, join(root, 'shell/dist/server/main.cjs')],
    readyPath: '/healthz',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RELEASES_DIR: releases,
      // In production its registry's development key counts only by its name.
      RELEASE_PUBLIC_KEYS_FILE: join(releases, 'development-key.pub.pem'),
      PAGE_RATE_LIMIT: '1000000',
      // No page is measured by chance.
      FIELD_SAMPLE: '0',
      ...env,
    },
    ...(onOutput ? { onOutput } : {}),
  });
}
