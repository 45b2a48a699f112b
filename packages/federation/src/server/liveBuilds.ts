import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { FailingBuild } from '@storefront/releases/registry';
import type { Canary, Channels, LogEntry } from '@storefront/releases/release';
import { isMissing, StoreError } from '@storefront/releases/store';
import { fittingReleases } from './fittingReleases';
import type { Release, Releases, ReleaseSource } from './release';
import { RemoteLoadError } from './RemoteLoadError';

interface LiveBuildsOptions extends ReleaseSource {
  /** Whether this server gives the build to no visitor any more, because it fails. For an earlier build the time does not matter. */
  isWithdrawn: (name: RemoteName, build: Partial<FailingBuild>) => boolean;
}

/** Whether the store failed, and not the build: with too many open files no file can be read. */
function isOutage({ reason, cause }: RemoteLoadError): boolean {
  if (reason === 'too-slow' || cause instanceof StoreError) return true;
  const { syscall } = Object(cause) as NodeJS.ErrnoException;
  return syscall !== undefined && !isMissing(cause);
}

/**
 * The builds of the remotes: those that every visitor gets, and canaries. A build that is missing, broken or hangs is left out; a build that
 * does not run on this shell is replaced by the newest earlier live build that does. While the store cannot deliver a
 * new build, the previous one stays. `onError` is called once for each build that another one replaces.
 */
export function liveBuilds(options: LiveBuildsOptions) {
  const { isWithdrawn, onError } = options;
  const read = fittingReleases(options);
  const live = new Map<RemoteName, Release>();
  const failures = new Map<RemoteName, RemoteLoadError>();
  const canaries = new Map<RemoteName, { release: Release; percent: number }>();
  const reported = new Set<string>();

  const reportOnce = (failure: RemoteLoadError) => {
    const key = `${failure.remote}@${failure.build}`;
    if (!reported.has(key)) onError(failure);
    reported.add(key);
  };

  /** The builds that a remote may run, the wanted one first. A withdrawn build is better than no build. */
  const candidatesOf = (name: RemoteName, { stable = '', since, pinned, history }: Channels): string[] => {
    const earlier = history.toReversed();
    const bad = earlier.filter((build) => isWithdrawn(name, { build }));
    const good = earlier.filter((build) => !bad.includes(build));
    const isLast = !pinned && isWithdrawn(name, { build: stable, since });
    return isLast ? [...good, stable, ...bad] : [stable, ...good, ...bad];
  };

  /** @throws RemoteLoadError when the stable build cannot be read, the store fails, or no build runs on this shell. */
  const readNewest = async (name: RemoteName, channels: Channels): Promise<Release> => {
    let refusal: RemoteLoadError | undefined;
    for (const build of candidatesOf(name, channels)) {
      try {
        const release = await read(name, build, live.get(name));
        if (refusal) reportOnce(refusal);
        // Its next outage is another one.
        reported.delete(`${name}@${build}`);
        return release;
      } catch (error) {
        const failure = error as RemoteLoadError;
        if (failure.reason === 'incompatible') refusal ??= failure;
        // An earlier build that cannot be read is no fallback; while the store fails, no other build can be read either.
        else if (build === channels.stable || isOutage(failure)) throw failure;
      }
    }
    throw (
      refusal ?? new RemoteLoadError(name, channels.stable ?? 'none', 'incompatible', 'no build runs here')
    );
  };

  const refresh = async (name: RemoteName, channels: Channels | undefined) => {
    try {
      if (channels?.stable) live.set(name, await readNewest(name, channels));
      else live.delete(name);
      failures.delete(name);
    } catch (error) {
      const failure = error as RemoteLoadError;
      if (isOutage(failure) && live.has(name)) {
        reportOnce(failure);
        return;
      }
      live.delete(name);
      failures.set(name, failure);
    }
  };

  /** A canary that cannot be read, hangs or does not run on this shell is left out: its visitors get the live build. */
  const refreshCanary = async (name: RemoteName, canary: Canary | undefined) => {
    try {
      if (canary && !isWithdrawn(name, canary)) {
        const release = await read(name, canary.build, canaries.get(name)?.release);
        canaries.set(name, { release, percent: canary.percent });
      }
    } catch (error) {
      canaries.delete(name);
      reportOnce(error as RemoteLoadError);
    }
    if (!canary || isWithdrawn(name, canary)) canaries.delete(name);
  };

  /** The canaries of a visitor. `bucket` is called only while a canary is live. */
  const canariesOf = (bucket: (() => number) | undefined): Releases => {
    if (!bucket || canaries.size === 0) return {};
    const own = bucket();
    return Object.fromEntries(
      [...canaries].flatMap(([name, { release, percent }]) => (own < percent ? [[name, release]] : [])),
    );
  };

  return {
    async refresh(channels: LogEntry['channels']): Promise<void> {
      await Promise.all(
        remoteNames.flatMap((name) => [
          refresh(name, channels[name]),
          refreshCanary(name, channels[name]?.canary),
        ]),
      );
    },
    /** The builds of a visitor in this of a hundred equal shares. */
    releases: (bucket?: () => number): Releases => ({ ...Object.fromEntries(live), ...canariesOf(bucket) }),
    /** Why a remote has no build here. */
    whyAbsent: (name: RemoteName): RemoteLoadError =>
      failures.get(name) ?? new RemoteLoadError(name, 'none', 'not-released', 'no release of it is live'),
  };
}
