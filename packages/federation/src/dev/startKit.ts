import { join } from 'node:path';
import { workspaceRoot } from '../build/workspaceRoot';
import { devKitConfig } from './devConfig';
import { serveApp } from './serveApp';
import type { DevServers } from './startDev';

interface KitOptions {
  port: number;
  /** The workspace's root by default. */
  root?: string;
}

/**
 * Starts the dev server of the kit's page, with fast refresh. Resolves when it has been built once.
 *
 * @throws Error when the port is taken.
 */
export async function startKit({ port, ...options }: KitOptions): Promise<DevServers> {
  const folder = join(options.root ?? workspaceRoot(process.cwd()), 'packages/ui');
  const app = await serveApp(devKitConfig(folder, port), port);
  await app.ready();
  return { url: `http://localhost:${port}`, close: () => app.close() };
}
