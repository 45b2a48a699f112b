import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { ReleaseRecord } from '../release/record';
import { readRelease } from './readRelease';

/** A live build of a remote: what the HTML says of it. */
export interface Release extends ReleaseRecord {
  /** Where its files are served, with the closing slash. */
  base: string;
}

export type Releases = Partial<Record<RemoteName, Release>>;

/** Which builds are live, read anew when a channel file has changed, and looked at no oftener than this. */
const lookEvery = 1000;

interface Known {
  changedAt: number;
  release: Release | undefined;
}

async function readLive(registryDir: string, name: RemoteName): Promise<Release | undefined> {
  const channels = JSON.parse(await readFile(join(registryDir, name, 'channels.json'), 'utf8')) as {
    stable?: string;
  };
  if (!channels.stable) return undefined;
  const record = await readRelease(registryDir, name, channels.stable);
  return { ...record, base: `/mf/${name}/${record.build}/` };
}

/**
 * Gives the live build of every remote. One that is missing or broken is left out, and looked for again the
 * next time: the others go on.
 */
export function liveReleases(registryDir: string, onError: (error: unknown) => void) {
  const known = new Map<RemoteName, Known>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();

  const lookAt = async (name: RemoteName) => {
    try {
      // The folder's time counts too: a build that was taken away and brought back is seen.
      const { mtimeMs } = await stat(join(registryDir, name, 'channels.json'));
      const before = known.get(name);
      const isThere = before?.release && (await exists(join(registryDir, name, before.release.build)));
      if (before?.changedAt === mtimeMs && isThere) return;
      known.set(name, { changedAt: mtimeMs, release: await readLive(registryDir, name) });
    } catch (error) {
      if (known.delete(name)) onError(error);
    }
  };

  return async function current(): Promise<Releases> {
    if (performance.now() - lookedAt >= lookEvery) {
      lookedAt = performance.now();
      looking = Promise.all(remoteNames.map(lookAt)).then(() => undefined);
    }
    await looking;
    return Object.fromEntries(
      [...known].flatMap(([name, { release }]) => (release ? [[name, release] as const] : [])),
    );
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
