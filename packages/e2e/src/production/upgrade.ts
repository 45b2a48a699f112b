import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@storefront/config/workspace';
import type { Service } from '../stack/service';
import { releaseKey } from './releaseKey';
import type { ProductionStack } from './withProductionStack';

const run = promisify(execFile);

interface Change {
  sequence: number;
  app: string;
  action: string;
}

/** Runs a command of the registry, in the workspace or in the folder of a version. */
async function registry(folder: string, { versions }: ProductionStack, ...words: string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['packages/releases/bin/registry.mjs', ...words, '--json'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      RELEASES_DIR: versions.releases,
      RELEASE_PUBLIC_KEYS_FILE: versions.releaseKeys,
      RELEASE_KEY: releaseKey(),
    },
  });
  return JSON.parse(stdout) as unknown;
}

/** The rolling restart of docs/operating.md («Health»). */
async function restart(services: readonly Service[], { nginx }: ProductionStack): Promise<void> {
  for (const service of services) {
    await nginx.setDown(service.port, true);
    if ((await service.stop()) === 'killed') throw new Error('a process did not end within 15 s of SIGTERM');
    await service.start();
    await nginx.setDown(service.port, false);
  }
}

/** Leaves the shell's scripts of a version where nginx finds them once the last shell of that version has ended. */
const keepScripts = (version: string, { nginx }: ProductionStack) =>
  cpSync(join(version, 'shell/dist/client'), join(nginx.files, 'assets'), {
    recursive: true,
    filter: (path) => !/maps$|\.json$/.test(path),
  });

/**
 * «The next version» of docs/operating.md, with the builds of the workspace. Returns the apps that it released, as the
 * commands name them.
 */
export async function upgrade(stack: ProductionStack, archive: string): Promise<string[]> {
  const { versions, nginx, backEnds, shells } = stack;
  const changes = async () => (await registry(root, stack, 'releases', '--log')) as Change[];
  const before = await changes();
  const next = versions.unpack(archive);
  for (const version of [versions.current.folder, next]) keepScripts(version, stack);
  await nginx.configure(join(next, 'nginx.conf'));
  versions.switchTo(next);
  await restart(backEnds, stack);
  await restart(shells, stack);
  await registry(root, stack, 'release', '--all');
  const released = (await changes()).slice(0, -before.length);
  return released.map(({ app }) => (app === 'shell' ? app : `mf-${app}`));
}

/** «Back to the version before» of docs/operating.md. */
export async function putBack(stack: ProductionStack, released: readonly string[]): Promise<void> {
  const { versions, backEnds, shells } = stack;
  const remotesFirst = [...released].sort(
    (one, other) => Number(one === 'shell') - Number(other === 'shell'),
  );
  for (const app of remotesFirst) await registry(versions.current.folder, stack, 'rollback', app);
  versions.switchTo(versions.first);
  await restart(shells, stack);
  await restart(backEnds, stack);
}
