import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { Channels } from '../release/releaseLog';
import type { Trust } from '../release/trustedKeys';
import { StoreError } from '../store/ReleaseStore';
import type { FailingBuild } from '../registry/rollBack';
import { liveChannels } from './liveChannels';
import { liveCanaries } from './liveCanaries';
import { readRelease } from './readRelease';
import { notReadBecause, RemoteLoadError } from './RemoteLoadError';
import { type Release, releaseOf, type Releases, type ReleaseSource } from './release';
import { sharedAttempt } from './sharedAttempt';

/** The registry is checked at most this often. */
const pollIntervalMs = 1000;

interface CachedRelease {
  /** The live build, which may be another than that of the release. */
  stable: string | undefined;
  /** Whether the live build was withdrawn, and so the release is an earlier one if there is one. */
  isWithdrawn: boolean;
  release: Release | undefined;
}

export interface LiveReleasesOptions extends ReleaseSource {
  /** Whose releases are accepted. */
  trust: Trust;
  /** Called when a registry that could not be read can be read again. */
  onRecovery: () => void;
}

export interface LiveReleases {
  /**
   * The live build of every remote. A missing, broken or hanging remote is left out and read again at the next poll; the
   * others are not affected. Of a build that does not run on this shell the newest of the earlier live builds that does
   * is given instead: neither the server nor a browser may load it. While a canary is live, `bucket` says in which of a
   * hundred equal shares of the visitors this one is, 0 to 99; the canary is given to the first of them.
   */
  current(bucket?: () => number): Promise<Releases>;
  /** Why a remote is not among them. */
  whyAbsent(name: RemoteName): RemoteLoadError;
  /** What the registry says of an app, as of the last poll. */
  channelsOf(app: RemoteName | 'shell'): Channels;
  /**
   * Stops giving a live build or a canary to visitors: they get the build before it, those of a canary the live one. It
   * ends when the registry has another build live, the same one for a later time, or the app pinned.
   */
  withdraw(name: RemoteName, failing: FailingBuild): void;
}

/** Follows what is live in a registry. */
export function liveReleases(options: LiveReleasesOptions): LiveReleases {
  const { store, trust, limitMs, misfit, onError, onRecovery } = options;
  // A store that fails after it hung, or hangs after it failed, is reported once.
  let isLogHanging = false;
  let isStoreFailing = false;
  const channelsOf = liveChannels(
    store,
    trust,
    (error) => {
      isStoreFailing = error instanceof StoreError;
      if (!isStoreFailing || !isLogHanging) onError(error);
    },
    () => {
      isStoreFailing = false;
      if (!isLogHanging) onRecovery();
    },
  );
  const readChannels = sharedAttempt(channelsOf, limitMs, 'reading the log of releases');
  const withdrawn = new Set<string>();
  const withdrawalKey = (name: RemoteName, build = '', since = '') => `${name}@${build} ${since}`;
  const isWithdrawn = (name: RemoteName, { build, since }: Partial<FailingBuild>) =>
    withdrawn.has(withdrawalKey(name, build, since));
  const canaries = liveCanaries({ ...options, isWithdrawn });
  const cache = new Map<RemoteName, CachedRelease>();
  const failures = new Map<RemoteName, RemoteLoadError>();
  /** The build that was read last, for the error of one that hangs. */
  const builds = new Map<RemoteName, string>();
  const replaced = new Set<string>();
  /** Why builds cannot run, by remote and build: their records need not be read again. */
  const misfits = new Map<RemoteName, Map<string, string>>();
  let channels: Awaited<ReturnType<typeof readChannels>> = {};
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> = Promise.resolve();

  const reportOnce = (refusal: RemoteLoadError) => {
    const key = `${refusal.remote}@${refusal.build}`;
    if (!replaced.has(key)) onError(refusal);
    replaced.add(key);
  };

  const readLive = async (name: RemoteName, stable: string, earlier: readonly string[], isLast: boolean) => {
    const known = misfits.get(name);
    const reasons = new Map<string, string>();
    misfits.set(name, reasons);
    const refusal = (build: string) =>
      new RemoteLoadError(name, build, 'incompatible', reasons.get(build) ?? '');
    // A withdrawn build is better than none.
    for (const build of isLast ? [...earlier, stable] : [stable, ...earlier]) {
      builds.set(name, build);
      const knownReason = known?.get(build);
      if (knownReason !== undefined) {
        reasons.set(build, knownReason);
        continue;
      }
      const record = await readRelease(store, name, build).catch((error: unknown) => {
        if (build === stable) throw error;
        return undefined;
      });
      // An earlier build that cannot be read is none to fall back to.
      if (!record) continue;
      const reason = misfit(record);
      if (reason === undefined) {
        [...reasons.keys()].map(refusal).forEach(reportOnce);
        store.readAhead?.(record);
        return releaseOf(record);
      }
      reasons.set(build, reason);
    }
    throw refusal(stable);
  };

  const read = async (name: RemoteName): Promise<CachedRelease> => {
    const { stable, since, pinned, history = [] } = channels[name] ?? {};
    const isLast = !pinned && isWithdrawn(name, { build: stable, since });
    const cached = cache.get(name);
    // A build's folder may be deleted while it is live.
    const exists = cached?.release && (await store.has(`${name}/${cached.release.build}/record.json`));
    if (exists && cached.stable === stable && cached.isWithdrawn === isLast) return cached;
    const release = stable ? await readLive(name, stable, history.toReversed(), isLast) : undefined;
    return { stable, isWithdrawn: isLast, release };
  };

  const reads = remoteNames.map((name) => {
    const attempt = sharedAttempt(() => read(name), limitMs, 'reading its record');
    return async () => {
      try {
        cache.set(name, await attempt());
        failures.delete(name);
      } catch (cause) {
        cache.delete(name);
        failures.set(name, notReadBecause(name, builds.get(name) ?? 'none', cause));
      }
    };
  });

  const poll = async () => {
    try {
      channels = await readChannels();
      if (isLogHanging && !isStoreFailing) {
        onRecovery();
        isLogHanging = false;
      }
    } catch (error) {
      // What was live stays live.
      if (!isLogHanging && !isStoreFailing) onError(error);
      isLogHanging = true;
    }
    await Promise.all([...reads.map((refresh) => refresh()), canaries.refresh(channels)]);
  };

  return {
    async current(bucket) {
      if (performance.now() - polledAt >= pollIntervalMs) {
        polledAt = performance.now();
        polling = poll();
      }
      await polling;
      const stable = Object.fromEntries(
        [...cache].flatMap(([name, { release }]) => (release ? [[name, release] as const] : [])),
      );
      return { ...stable, ...canaries.of(bucket) };
    },
    whyAbsent: (name) =>
      failures.get(name) ?? new RemoteLoadError(name, 'none', 'not-released', 'no release of it is live'),
    channelsOf: (app) => channels[app] ?? { history: [] },
    withdraw(name, { build, since }) {
      withdrawn.add(withdrawalKey(name, build, since));
      // The next page reads the registry first, however short ago that was.
      polledAt = Number.NEGATIVE_INFINITY;
    },
  };
}
