import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import type { ReleaseRecord } from '@storefront/releases/release';
import type { ReleaseReader } from '@storefront/releases/store';
import { sharedMisfits, type SharedVersions } from '@storefront/releases/sharing';
import { manifestOf } from '../sharing/manifestOf';
import { providedShared } from '../sharing/provideShared';
import { fittingReleases } from './fittingReleases';
import { RemoteLoadError, toLoadError } from './RemoteLoadError';
import { readRelease, readReleaseFile } from './readRelease';
import { runCommonJs } from './runCommonJs';
import { sharedAttempts } from './sharedAttempt';
import { withLoadTimeouts } from './withLoadTimeouts';

const maxCachedBuilds = 3;

export interface ServerBuildsOptions {
  store: Pick<ReleaseReader, 'where' | 'read' | 'readAhead'>;
  /** Milliseconds for a remote's record to be read, for its code to load, and for each of its modules to load. */
  timeLimit?: number;
}

/** The shell's instance of a shared package. */
const instanceOf = (key: string): unknown =>
  new Map<string, { instance: unknown }>(Object.entries(providedShared())).get(key)?.instance;

/** The `require` of a remote: it returns the shell's shared packages and nothing else. */
function requireShared(key: string): unknown {
  const instance = instanceOf(key);
  if (instance === undefined) throw new Error(`${key} is not shared`);
  return instance;
}

/** Says why this shell cannot run a build; undefined if it can. */
export function misfitOf({ contract }: Pick<ReleaseRecord, 'contract'>): string | undefined {
  const provided = Object.entries(providedShared()).map(([key, { version }]) => [key, version]);
  // The default import of a CommonJS package is the package itself. What an object inherits is no export.
  const isExported = (key: string, name: string) =>
    name === 'default' || Object.hasOwn(Object(instanceOf(key)) as object, name);
  const misfits = sharedMisfits(contract, Object.fromEntries(provided) as SharedVersions, isExported);
  return misfits.length > 0 ? misfits.join('; ') : undefined;
}

export type ServerBuilds = ReturnType<typeof createServerBuilds>;

/** Loads builds of remotes, live or not, by their release records. Old builds leave the cache. */
export function createServerBuilds({ store, timeLimit = 600 }: ServerBuildsOptions) {
  const caches = new Map<RemoteName, Map<string, Promise<AnyRemoteManifest>>>();

  const run = (record: ReleaseRecord, code: string): AnyRemoteManifest => {
    const { name, build, server } = record;
    const exported = runCommonJs({
      code,
      filename: `${store.where}/${name}/${build}/${server}`,
      require: requireShared,
      timeLimit,
    });
    return withLoadTimeouts(manifestOf(exported, name), build, timeLimit);
  };

  const loadVerified = async (name: RemoteName, build: string): Promise<AnyRemoteManifest> => {
    const record = await readRelease(store, name, build);
    const reason = misfitOf(record);
    if (reason) throw new RemoteLoadError(name, build, 'incompatible', reason);
    const code = await readReleaseFile(store, record, record.server);
    return run(record, code.toString('utf8'));
  };

  /** A read that hangs is not started again, or a few of them would take every thread that reads files. */
  const attempt = sharedAttempts<AnyRemoteManifest>(timeLimit, 'loading');
  const load = async (name: RemoteName, build: string): Promise<AnyRemoteManifest> => {
    try {
      return await attempt(`${name}@${build}`, () => loadVerified(name, build));
    } catch (cause) {
      throw toLoadError(name, build, cause);
    }
  };

  return {
    /** A stored build that this shell can run, live or not. @throws RemoteLoadError */
    stored: fittingReleases({ store, limitMs: timeLimit, misfit: misfitOf }),
    /** The manifest of a build, to render with. @throws RemoteLoadError */
    load(name: RemoteName, build: string): Promise<AnyRemoteManifest> {
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
