import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { Canary, LogEntry } from '../release/releaseLog';
import { readRelease } from './readRelease';
import { type Release, releaseOf, type Releases, type ReleaseSource } from './release';
import { notReadBecause, RemoteLoadError } from './RemoteLoadError';
import { sharedAttempt } from './sharedAttempt';

interface LiveCanary {
  release: Release;
  percent: number;
}

interface LiveCanariesOptions extends ReleaseSource {
  /** Whether this server gives the canary to no visitor any more, because it fails. */
  isWithdrawn?: (name: RemoteName, canary: Canary) => boolean;
}

/**
 * The canaries of the remotes. One that cannot be read, hangs or does not run on this shell is left out and reported once:
 * its visitors get the live build.
 */
export function liveCanaries({
  store,
  limitMs,
  misfit,
  onError,
  isWithdrawn = () => false,
}: LiveCanariesOptions) {
  const live = new Map<RemoteName, LiveCanary>();
  /** One read at a time of each build: one that hangs must not hold up the one that follows it. */
  const reads = new Map<string, () => Promise<Release>>();
  const reported = new Set<string>();

  const readFitting = async (name: RemoteName, build: string): Promise<Release> => {
    const known = live.get(name)?.release;
    // A build's folder may be deleted while it is live.
    if (known?.build === build && (await store.has(`${name}/${build}/record.json`))) return known;
    const record = await readRelease(store, name, build);
    const reason = misfit(record);
    if (reason) throw new RemoteLoadError(name, build, 'incompatible', reason);
    store.readAhead?.(record);
    return releaseOf(record);
  };

  const read = (name: RemoteName, build: string): Promise<Release> => {
    const key = `${name}@${build}`;
    const attempt =
      reads.get(key) ??
      sharedAttempt(
        () => readFitting(name, build).finally(() => reads.delete(key)),
        limitMs,
        'reading the record of a canary',
      );
    reads.set(key, attempt);
    return attempt();
  };

  const refresh = async (name: RemoteName, channels: LogEntry['channels']) => {
    const { canary } = channels[name] ?? {};
    if (!canary || isWithdrawn(name, canary)) {
      live.delete(name);
      return;
    }
    const { build, percent } = canary;
    try {
      const release = await read(name, build);
      if (!isWithdrawn(name, canary)) live.set(name, { release, percent });
    } catch (error) {
      live.delete(name);
      if (!reported.has(build)) onError(notReadBecause(name, build, error));
      reported.add(build);
    }
  };

  return {
    async refresh(channels: LogEntry['channels']): Promise<void> {
      await Promise.all(remoteNames.map((name) => refresh(name, channels)));
    },
    /** The canaries of a visitor. `bucket` is called only while there is one. */
    of(bucket: (() => number) | undefined): Releases {
      if (!bucket || live.size === 0) return {};
      const own = bucket();
      return Object.fromEntries(
        [...live].flatMap(([name, { release, percent }]) =>
          own < percent ? [[name, release] as const] : [],
        ),
      );
    },
  };
}
