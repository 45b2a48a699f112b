import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { remoteNames } from '@storefront/contracts';
import { openRegistry } from '@storefront/releases/registry';
import { folderOf } from '../stack/builtArtefacts';
import { Service } from '../stack/service';

interface Options {
  apiUrl: string;
  /** Gets the releases, in `releases`. */
  folder: string;
  /** Options of Node. */
  parameters?: readonly string[];
}

/** The built shell in production, with every built remote released; not started yet. */
export async function builtShell({ apiUrl, folder, parameters = [] }: Options): Promise<Service> {
  const releases = join(folder, 'releases');
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
      PUBLIC_URL: `http://localhost:${port}`,
      RELEASES_DIR: releases,
      RELEASE_PUBLIC_KEYS_FILE: join(releases, 'development-key.pub.pem'),
      PAGE_RATE_LIMIT: '1000000',
    },
  });
}
