import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { FailingBuild } from '../registry/rollBack';
import type { LogEntry } from '../release/releaseLog';
import { newestFitting } from './newestFitting';
import { type Release, type Releases, type ReleaseSource } from './release';
import { isMissing, StoreError } from '../store/ReleaseStore';
import { isTimeout, notReadBecause, RemoteLoadError } from './RemoteLoadError';
import { sharedAttempt } from './sharedAttempt';

interface ReadBuild {
  /** The live build, which may be another than that of the release. */
  stable: string | undefined;
  /** Whether the live build was withdrawn, and so the release is an earlier one if there is one. */
  isWithdrawn: boolean;
  release: Release | undefined;
}

interface LiveBuildsOptions extends ReleaseSource {
  /** Whether this server gives the build to no visitor any more, because it fails. For an earlier build the time does not matter. */
  isWithdrawn: (name: RemoteName, build: Partial<FailingBuild>) => boolean;
}

/** Whether it is the store that failed, and not the build: with too many open files none can be read. */
function isOutage(cause: unknown, failure: RemoteLoadError): boolean {
  if (isTimeout(cause) || failure.cause instanceof StoreError) return true;
  const { syscall } = Object(failure.cause) as NodeJS.ErrnoException;
  return syscall !== undefined && !isMissing(failure.cause);
}

/**
 * The builds of the remotes that every visitor gets. One that is missing, broken or hangs is left out; in place of one that
 * does not run on this shell there is the newest of the earlier live builds that does. While the store does not give a new
 * build, the one before stays, and `onError` is called once.
 */
export function liveBuilds(options: LiveBuildsOptions) {
  const { store, limitMs, isWithdrawn, onError } = options;
  const readFitting = newestFitting(options);
  const live = new Map<RemoteName, ReadBuild>();
  const failures = new Map<RemoteName, RemoteLoadError>();
  /** The build that was read last, for the error of one that hangs. */
  const lastRead = new Map<RemoteName, string>();
  /** The new build in whose place an earlier one stays. */
  const awaited = new Map<RemoteName, string>();
  let channels: LogEntry['channels'] = {};

  const read = async (name: RemoteName): Promise<ReadBuild> => {
    const { stable, since, pinned, history = [] } = channels[name] ?? {};
    const isLast = !pinned && isWithdrawn(name, { build: stable, since });
    const known = live.get(name);
    // A build's folder may be deleted while it is live.
    const exists = known?.release && (await store.has(`${name}/${known.release.build}/record.json`));
    if (exists && known.stable === stable && known.isWithdrawn === isLast) return known;
    if (!stable) return { stable, isWithdrawn: isLast, release: undefined };
    const earlier = history.toReversed();
    const bad = earlier.filter((build) => isWithdrawn(name, { build }));
    const good = earlier.filter((build) => !bad.includes(build));
    // A withdrawn build is better than none.
    const candidates = isLast ? [...good, stable, ...bad] : [stable, ...good, ...bad];
    const release = await readFitting(name, { stable, candidates }, (build) => lastRead.set(name, build));
    return { stable, isWithdrawn: isLast, release };
  };

  const reads = remoteNames.map((name) => {
    const attempt = sharedAttempt(() => read(name), limitMs, 'reading its record');
    return async () => {
      try {
        live.set(name, await attempt());
        failures.delete(name);
        awaited.delete(name);
      } catch (cause) {
        const failure = notReadBecause(name, lastRead.get(name) ?? 'none', cause);
        if (isOutage(cause, failure) && live.get(name)?.release) {
          if (awaited.get(name) !== failure.build) onError(failure);
          awaited.set(name, failure.build);
          return;
        }
        live.delete(name);
        failures.set(name, failure);
      }
    };
  });

  return {
    async refresh(newest: LogEntry['channels']): Promise<void> {
      channels = newest;
      await Promise.all(reads.map((refresh) => refresh()));
    },
    releases: (): Releases =>
      Object.fromEntries(
        [...live].flatMap(([name, { release }]) => (release ? [[name, release] as const] : [])),
      ),
    /** Why a remote is not among them. */
    whyAbsent: (name: RemoteName): RemoteLoadError =>
      failures.get(name) ?? new RemoteLoadError(name, 'none', 'not-released', 'no release of it is live'),
  };
}
