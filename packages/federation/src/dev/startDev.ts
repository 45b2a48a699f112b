import { join } from 'node:path';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { entryFile } from '../build/remoteConfig';
import { workspaceRoot } from '../build/folders';
import { devHostConfig, devKitConfig, devRemoteConfig } from './devConfig';
import { devPages } from './devPages';
import { host, type ServedApp, serveApp } from './serveApp';

interface DevOptions {
  /** Only this remote, behind a stub of the shell. */
  only?: RemoteName;
  /** The page's port; the remotes use the ports after it. */
  port: number;
  /** The built shell server: it renders the documents and answers everything that the dev servers do not serve. */
  backUrl: string;
}

/** The host's entry: the shell's own, or the stub that shows one remote. */
const entries = {
  shell: 'shell/src/app/browser.tsx',
  stub: 'packages/testing/src/stub-shell/browser.tsx',
} as const;

const script = '/assets/main.js';

/** The dev server itself serves the host's files and the socket of fast refresh; the rest is proxied. */
const isProxied = (path: string) => !/^\/(?:assets|ws)(?:[/?]|$)/.test(path);

const portOf = (name: RemoteName, port: number) => port + 1 + remoteNames.indexOf(name);

/** The ports that `startDev` listens on. */
export function devPorts({ only, port }: Pick<DevOptions, 'only' | 'port'>): number[] {
  return [port, ...(only ? [only] : remoteNames).map((name) => portOf(name, port))];
}

/**
 * Starts one dev server per app in this process, with fast refresh across them. Pages render in the browser only.
 * Resolves when every app has been built once.
 *
 * @throws Error when a port is taken.
 */
export async function startDev({ only, port, backUrl }: DevOptions): Promise<{ url: string }> {
  const root = workspaceRoot(process.cwd());
  const names = only ? [only] : remoteNames;
  const releases = Object.fromEntries(
    names.map((name) => [
      name,
      { build: 'dev', base: `http://${host}:${portOf(name, port)}/`, entry: entryFile },
    ]),
  );
  const running: ServedApp[] = [];
  const ready = () => Promise.all(running.map((app) => app.ready()));
  try {
    for (const name of names) {
      const config = devRemoteConfig(name, join(root, remotes[name].folder), portOf(name, port));
      running.push(await serveApp(config, portOf(name, port)));
    }
    // The host starts last: once it serves pages, its remotes are there.
    const entry = join(root, entries[only ? 'stub' : 'shell']);
    running.push(
      await serveApp(devHostConfig(join(root, 'shell'), entry, port), port, {
        setupMiddlewares: devPages({
          backUrl,
          script,
          releases,
          ready,
          ...(only ? { alwaysAt: '/' } : {}),
        }),
        proxy: [{ context: isProxied, target: backUrl, ws: true, xfwd: true, logLevel: 'error' }],
      }),
    );
    await ready();
  } catch (error) {
    await Promise.all(running.map((app) => app.close()));
    throw error;
  }
  return { url: `http://localhost:${port}` };
}

/** Starts the dev server of the kit's page, and resolves when it has been built once. @throws Error as `startDev` */
export async function startKit({ port }: { port: number }): Promise<{ url: string }> {
  const folder = join(workspaceRoot(process.cwd()), 'packages/ui');
  const app = await serveApp(devKitConfig(folder, port), port);
  await app.ready();
  return { url: `http://localhost:${port}` };
}
