import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import { requiredRange } from '../sharing/compatible';
import { containerName, exposedModule } from '../sharing/containerName';
import { manifestOf } from '../sharing/manifestOf';
import { providedShared } from '../sharing/provideShared';
import { timeLimits } from '../sharing/timeLimits';
import { RemoteUnavailableError } from './RemoteUnavailableError';
import { scriptPlugin } from './scriptPlugin';
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
   * Loads a remote's manifest, once. Who has more time than a load that is under way tries again if that one fails.
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

/** An absolute URL: the runtime requires one. */
function entryUrl({ base, entry }: BrowserRelease, attempt = 0): string {
  const { href } = new URL(`${base}${entry}`, location.href);
  return attempt ? `${href}?attempt=${attempt}` : href;
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
  // Remotes contain no federation runtime (`externalRuntime`): they use the page's, under this global name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const pending = new Map<RemoteName, PendingLoad>();
  const attempts = new Map<RemoteName, number>();
  const listed = Object.entries(releases) as [RemoteName, BrowserRelease][];
  const integrity = new Map(listed.map(([name, release]) => [containerName(name), release.integrity]));

  const instance = createInstance({
    name: 'shell',
    remotes: listed.map(([name, release]) => ({
      name: containerName(name),
      entry: entryUrl(release),
    })),
    shared: pageShared(),
    shareStrategy: 'loaded-first',
    plugins: [
      scriptPlugin({
        integrityOf: (container) => integrity.get(container),
        // A little shorter, so that the runtime drops a script before `load` rejects. With less time `forget` drops it.
        timeLimit: timeLimits.ofPress * 0.95,
      }),
    ],
  });

  const forget = (name: RemoteName) => {
    pending.delete(name);
    const release = releases[name];
    const remote = instance.options.remotes.find((one) => one.name === containerName(name));
    if (!release || !remote || !('entry' in remote)) return;
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    // A new URL misses the caches of the browser and of the runtime.
    remote.entry = entryUrl(release, attempt);
    instance.moduleCache.delete(remote.name);
    // Otherwise the runtime would reuse the old container, or wait for a script that hangs.
    Reflect.set(globalThis, remote.name, undefined);
    for (const script of document.querySelectorAll(`script[src*="${release.base}"]`)) script.remove();
  };

  const fetchManifest = async (name: RemoteName, timeLimit: number, isCurrent: () => boolean) => {
    const id = exposedModule.replace('.', containerName(name));
    try {
      const exported = await withTimeout(instance.loadRemote(id), timeLimit, 'loading');
      return manifestOf(exported, name);
    } catch (cause) {
      if (isCurrent()) forget(name);
      throw new RemoteUnavailableError(name, cause);
    }
  };

  const load: RemoteLoader['load'] = async (name, timeLimit = timeLimits.ofPress) => {
    if (!releases[name]) throw new RemoteUnavailableError(name, 'no release of it is live');
    const known = pending.get(name);
    if (known) {
      return known.timeLimit < timeLimit ? known.manifest.catch(() => load(name, timeLimit)) : known.manifest;
    }
    const manifest: Promise<AnyRemoteManifest> = fetchManifest(
      name,
      timeLimit,
      () => pending.get(name)?.manifest === manifest,
    );
    pending.set(name, { manifest, timeLimit });
    return manifest;
  };

  return { load, forget };
}
