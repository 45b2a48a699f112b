import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import { integrityOf } from '../release/fileHashes';
import type { ReleaseRecord } from '../release/record';
import { isCompatible } from '../sharing/compatible';
import { manifestOf } from '../sharing/manifestOf';
import { providedShared } from '../sharing/provideShared';
import { sharedKeys } from '../sharing/sharedKeys';
import type { SharedVersions } from '../sharing/sharedVersions';
import { withTimeout } from '../sharing/withTimeout';
import { withLoadTimeouts } from './withLoadTimeouts';
import { liveReleases, type Releases } from './liveReleases';
import { RemoteLoadError } from './RemoteLoadError';
import { readRelease } from './readRelease';
import { runCommonJs } from './runCommonJs';

/** Cached builds per remote. */
const maxCachedBuilds = 3;

export interface ServerRemotesOptions {
  /** Folder of the release registry. */
  registryDir: string;
  /** The shell's instance of a shared package; by default the one that `buildShell` provides. */
  resolveShared?: (key: string) => unknown;
  sharedVersions?: SharedVersions;
  /** Milliseconds for a remote's code to load. */
  timeLimit?: number;
  /** Called when a remote that was live cannot be read any more. */
  onError?: (error: unknown) => void;
}

export interface ServerRemotes {
  /** The live build of each remote. A changed channel is picked up within two seconds. */
  current(): Promise<Releases>;
  /** The manifest of a build, to render with. @throws RemoteLoadError */
  load(name: RemoteName, build: string): Promise<AnyRemoteManifest>;
}

function versionMismatch(needed: SharedVersions, provided: SharedVersions): string | undefined {
  for (const key of sharedKeys) {
    const [need, have] = [needed[key], provided[key]];
    if (need !== undefined && have === undefined) return `it needs ${key} ${need}, and the shell has none`;
    if (need && have && !isCompatible(need, have))
      return `it needs ${key} ${need}, and the shell has ${have}`;
  }
  return undefined;
}

const versionsProvided = (): SharedVersions =>
  Object.fromEntries(Object.entries(providedShared()).map(([key, { version }]) => [key, version]));

const instanceProvided = (key: string): unknown =>
  (providedShared() as Record<string, { instance: unknown } | undefined>)[key]?.instance;

/** The `require` of a remote: it returns the shell's shared packages and nothing else. */
function requireShared(resolveShared: (key: string) => unknown) {
  const allowed = new Set<string>(sharedKeys);
  return (key: string): unknown => {
    const instance = allowed.has(key) ? resolveShared(key) : undefined;
    if (instance === undefined) throw new Error(`${key} is not shared`);
    return instance;
  };
}

/** Whether loading took too long: `withTimeout` stopped waiting, or `runCommonJs` stopped the module's own code. */
function isTimeout(cause: unknown): boolean {
  const { name, code } = Object(cause) as { name?: unknown; code?: unknown };
  return name === 'TimeoutError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Loads the server files of remotes by their release records. Old builds leave the cache. */
export function createServerRemotes(options: ServerRemotesOptions): ServerRemotes {
  const { registryDir, timeLimit = 800, onError = () => undefined } = options;
  const { resolveShared = instanceProvided } = options;
  const caches = new Map<RemoteName, Map<string, Promise<AnyRemoteManifest>>>();

  const run = (record: ReleaseRecord, code: string): AnyRemoteManifest => {
    const { name, build, server } = record;
    const exported = runCommonJs({
      code,
      filename: join(registryDir, name, build, server),
      require: requireShared(resolveShared),
      timeLimit,
    });
    return withLoadTimeouts(manifestOf(exported, name), timeLimit);
  };

  const loadVerified = async (name: RemoteName, build: string): Promise<AnyRemoteManifest> => {
    const record = await readRelease(registryDir, name, build);
    const mismatch = versionMismatch(
      record.contract.sharedVersions,
      options.sharedVersions ?? versionsProvided(),
    );
    if (mismatch) throw new RemoteLoadError(name, build, 'incompatible', mismatch);
    const code = await readFile(join(registryDir, name, build, record.server));
    if (integrityOf(code) !== record.files[record.server]?.sha384) {
      throw new RemoteLoadError(name, build, 'wrong-hash', `${record.server} differs from its record`);
    }
    return run(record, code.toString('utf8'));
  };

  const load = async (name: RemoteName, build: string): Promise<AnyRemoteManifest> => {
    try {
      return await withTimeout(loadVerified(name, build), timeLimit * 2, 'loading');
    } catch (cause) {
      if (cause instanceof RemoteLoadError) throw cause;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RemoteLoadError(name, build, isTimeout(cause) ? 'too-slow' : 'broken', detail, cause);
    }
  };

  return {
    current: liveReleases(registryDir, onError),
    load(name, build) {
      const cache = caches.get(name) ?? new Map<string, Promise<AnyRemoteManifest>>();
      caches.set(name, cache);
      const loading = cache.get(build) ?? load(name, build);
      // The cache is ordered by last use. A failed load leaves it, so that the next request tries again.
      cache.delete(build);
      cache.set(build, loading);
      const [oldest] = cache.keys();
      if (cache.size > maxCachedBuilds && oldest !== undefined) cache.delete(oldest);
      loading.catch(() => cache.get(build) === loading && cache.delete(build));
      return loading;
    },
  };
}
