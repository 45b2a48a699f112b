import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { ReleaseRecord } from '../release/record';
import { readRelease } from './readRelease';

/** The live build of a remote. */
export interface Release extends ReleaseRecord {
  /** URL of its folder, with the closing slash. */
  base: string;
}

export type Releases = Partial<Record<RemoteName, Release>>;

/** The channel files are checked at most this often. */
const pollIntervalMs = 1000;

interface CachedRelease {
  /** Modification time of the channel file that the release was read from. */
  mtimeMs: number;
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
 * Returns a function that gives the live build of every remote. A missing or broken remote is left out and read again
 * at the next poll; the others are not affected.
 */
export function liveReleases(registryDir: string, onError: (error: unknown) => void) {
  const cache = new Map<RemoteName, CachedRelease>();
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> = Promise.resolve();

  const refresh = async (name: RemoteName) => {
    try {
      const { mtimeMs } = await stat(join(registryDir, name, 'channels.json'));
      const cached = cache.get(name);
      // The channel file alone is not enough: a build's folder may be deleted while its channel still points to it.
      const exists = cached?.release && (await pathExists(join(registryDir, name, cached.release.build)));
      if (cached?.mtimeMs === mtimeMs && exists) return;
      cache.set(name, { mtimeMs, release: await readLive(registryDir, name) });
    } catch (error) {
      // Reported once: the remote is not in the cache when the next poll fails.
      if (cache.delete(name)) onError(error);
    }
  };

  return async function current(): Promise<Releases> {
    if (performance.now() - polledAt >= pollIntervalMs) {
      polledAt = performance.now();
      polling = Promise.all(remoteNames.map(refresh)).then(() => undefined);
    }
    await polling;
    return Object.fromEntries(
      [...cache].flatMap(([name, { release }]) => (release ? [[name, release] as const] : [])),
    );
  };
}

async function pathExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
