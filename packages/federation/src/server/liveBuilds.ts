import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { FailingBuild } from '@storefront/releases/registry';
import type { LogEntry } from '@storefront/releases/release';
import { isMissing, StoreError } from '@storefront/releases/store';
import { newestFitting } from './newestFitting';
import { type Release, type Releases, type ReleaseSource } from './release';
import { isTimeout, notReadBecause, RemoteLoadError } from './RemoteLoadError';
import { sharedAttempts } from './sharedAttempt';

interface WantedBuild {
  /** The live build; `release` may hold an earlier build. */
  stable: string | undefined;
  /** Whether the live build was withdrawn; the release is then an earlier build, if there is any. */
  isWithdrawn: boolean;
}

interface ReadBuild extends WantedBuild {
  release: Release | undefined;
}

interface LiveBuildsOptions extends ReleaseSource {
  /** Whether this server gives the build to no visitor any more, because it fails. For an earlier build the time does not matter. */
  isWithdrawn: (name: RemoteName, build: Partial<FailingBuild>) => boolean;
}

/** Whether the store failed, and not the build: with too many open files no file can be read. */
function isOutage(cause: unknown, failure: RemoteLoadError): boolean {
  if (isTimeout(cause) || failure.cause instanceof StoreError) return true;
  const { syscall } = Object(failure.cause) as NodeJS.ErrnoException;
  return syscall !== undefined && !isMissing(failure.cause);
}

/**
 * The builds of the remotes that every visitor gets. A build that is missing, broken or hangs is left out; a build that
 * does not run on this shell is replaced by the newest earlier live build that does. While the store cannot deliver a
 * new build, the previous one stays, and `onError` is called once.
 */
export function liveBuilds(options: LiveBuildsOptions) {
  const { store, limitMs, isWithdrawn, onError } = options;
  const readFitting = newestFitting(options);
  const live = new Map<RemoteName, ReadBuild>();
  const failures = new Map<RemoteName, RemoteLoadError>();
  /** The new build of each remote that still runs an earlier build. */
  const awaited = new Map<RemoteName, string>();
  let channels: LogEntry['channels'] = {};

  const wantedOf = (name: RemoteName): WantedBuild => {
    const { stable, since, pinned } = channels[name] ?? {};
    return { stable, isWithdrawn: !pinned && isWithdrawn(name, { build: stable, since }) };
  };

  const read = async (
    name: RemoteName,
    wanted: WantedBuild,
    onRead: (build: string) => void,
  ): Promise<ReadBuild> => {
    const { stable, isWithdrawn: isLast } = wanted;
    const { history = [] } = channels[name] ?? {};
    const known = live.get(name);
    // A build's folder may be deleted while it is live.
    const exists = known?.release && (await store.has(`${name}/${known.release.build}/record.json`));
    if (exists && known.stable === stable && known.isWithdrawn === isLast) return known;
    if (!stable) return { ...wanted, release: undefined };
    const earlier = history.toReversed();
    const bad = earlier.filter((build) => isWithdrawn(name, { build }));
    const good = earlier.filter((build) => !bad.includes(build));
    // A withdrawn build is better than no build.
    const candidates = isLast ? [...good, stable, ...bad] : [stable, ...good, ...bad];
    return { ...wanted, release: await readFitting(name, { stable, candidates }, onRead) };
  };

  const attempt = sharedAttempts<ReadBuild>(limitMs, 'reading its record');
  /** The build that each attempt has read last: the error names it when its record hangs. */
  const lastRead = new Map<string, string>();

  const reads = remoteNames.map((name) => {
    let [begun, settled] = [0, 0];

    return async () => {
      begun += 1;
      const turn = begun;
      const wanted = wantedOf(name);
      const key = `${name} ${wanted.stable} ${wanted.isWithdrawn}`;
      const start = () => read(name, wanted, (build) => lastRead.set(key, build));
      const result = await attempt(key, start).catch((cause: unknown) => ({ cause }));
      // A later request has already finished.
      if (turn < settled) return;
      settled = turn;
      if (!('cause' in result)) {
        live.set(name, result);
        failures.delete(name);
        awaited.delete(name);
        return;
      }
      const failure = notReadBecause(name, lastRead.get(key) ?? 'none', result.cause);
      if (isOutage(result.cause, failure) && live.get(name)?.release) {
        if (awaited.get(name) !== failure.build) onError(failure);
        awaited.set(name, failure.build);
        return;
      }
      live.delete(name);
      failures.set(name, failure);
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
    /** Why a remote has no build here. */
    whyAbsent: (name: RemoteName): RemoteLoadError =>
      failures.get(name) ?? new RemoteLoadError(name, 'none', 'not-released', 'no release of it is live'),
  };
}
