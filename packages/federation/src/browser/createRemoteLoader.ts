import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import { requiredRange } from '@storefront/releases/sharing';
import { containerName, exposedModule } from '../sharing/containerName';
import { manifestOf } from '../sharing/manifestOf';
import { providedShared } from '../sharing/provideShared';
import { timeLimits } from '../sharing/timeLimits';
import { containerCore } from './containerCore';
import { loadEntry } from './loadEntry';
import { RemoteUnavailableError } from './RemoteUnavailableError';
import { withTimeout } from '../sharing/withTimeout';

/** The build of a remote that this page uses; the server writes it into the HTML. */
export interface BrowserRelease {
  build: string;
  /** Folder of the build, with its closing slash: `/mf/catalog/<build>/`. */
  base: string;
  entry: string;
  /** sha384 of the entry, which contains the hashes of its chunks. Absent only in development. */
  integrity?: string;
}

export interface RemoteLoaderOptions {
  /** A remote that is absent here is unavailable. */
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

export interface RemoteLoader {
  /**
   * Loads a remote's manifest, once. A caller with a longer time limit than a load that is under way tries again if
   * that load fails.
   *
   * @throws RemoteUnavailableError within the time limit: milliseconds, 20 s unless given.
   */
  load(name: RemoteName, timeLimit?: number): Promise<AnyRemoteManifest>;
  /** Makes the next `load` fetch the remote again. */
  forget(name: RemoteName): void;
}

interface PendingLoad {
  manifest: Promise<AnyRemoteManifest>;
  timeLimit: number;
}

/** Each attempt has another URL, which misses the caches of the browser. */
function entryUrl({ base, entry }: BrowserRelease, attempt = 0): string {
  return `${base}${entry}${attempt ? `?attempt=${attempt}` : ''}`;
}

/** The page's shared packages in the runtime's format. */
function pageShared() {
  return Object.fromEntries(
    Object.entries(providedShared()).map(([key, { version, instance }]) => [
      key,
      {
        version,
        lib: () => instance,
        shareConfig: {
          singleton: true,
          strictVersion: true,
          eager: true,
          requiredVersion: requiredRange(version),
        },
      },
    ]),
  );
}

/**
 * Loads remotes at run time. A failed load is not cached, so the next `load` tries again; a failure in one remote does
 * not affect the others.
 *
 * @throws Error when the host was not built by `buildShell`.
 */
export function createRemoteLoader({ releases }: RemoteLoaderOptions): RemoteLoader {
  // Remotes contain no federation runtime (`externalRuntime`): they use the page's runtime under this global name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: containerCore });
  const pending = new Map<RemoteName, PendingLoad>();
  const attempts = new Map<RemoteName, number>();
  const { shareScopeMap } = new containerCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: pageShared(),
    shareStrategy: 'loaded-first',
  });
  const initOptions = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: shareScopeMap,
  });

  const forget = (name: RemoteName) => {
    pending.delete(name);
    const release = releases[name];
    if (!release) return;
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    // Otherwise the next load would take the old container.
    Reflect.set(globalThis, containerName(name), undefined);
    for (const script of document.querySelectorAll(`script[src*="${release.base}"]`)) script.remove();
  };

  const startRemote = async (name: RemoteName, release: BrowserRelease) => {
    const container = await loadEntry({
      container: containerName(name),
      url: entryUrl(release, attempts.get(name)),
      integrity: release.integrity,
    });
    await container.init(shareScopeMap.default, [], initOptions);
    const factory = await container.get(exposedModule);
    return factory();
  };

  const fetchManifest = async (
    name: RemoteName,
    release: BrowserRelease,
    timeLimit: number,
    isCurrent: () => boolean,
  ) => {
    try {
      return manifestOf(await withTimeout(startRemote(name, release), timeLimit, 'loading'), name);
    } catch (cause) {
      if (isCurrent()) forget(name);
      throw new RemoteUnavailableError(name, cause);
    }
  };

  const load: RemoteLoader['load'] = async (name, timeLimit = timeLimits.ofPress) => {
    const release = releases[name];
    if (!release) throw new RemoteUnavailableError(name, 'no release of it is live');
    const known = pending.get(name);
    if (known) {
      return known.timeLimit < timeLimit ? known.manifest.catch(() => load(name, timeLimit)) : known.manifest;
    }
    const manifest: Promise<AnyRemoteManifest> = fetchManifest(
      name,
      release,
      timeLimit,
      () => pending.get(name)?.manifest === manifest,
    );
    pending.set(name, { manifest, timeLimit });
    return manifest;
  };

  return { load, forget };
}
