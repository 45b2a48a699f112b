import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { Canary, LogEntry } from '@storefront/releases/release';
import { fittingReleases } from './fittingReleases';
import type { Release, Releases, ReleaseSource } from './release';

interface LiveCanary {
  release: Release;
  percent: number;
}

interface LiveCanariesOptions extends ReleaseSource {
  /** Whether this server gives the canary to no visitor any more, because it fails. */
  isWithdrawn?: (name: RemoteName, canary: Canary) => boolean;
}

/**
 * The canaries of the remotes. A canary that cannot be read, hangs or does not run on this shell is left out and
 * reported once: its visitors get the live build.
 */
export function liveCanaries({
  store,
  limitMs,
  misfit,
  onError,
  isWithdrawn = () => false,
}: LiveCanariesOptions) {
  const live = new Map<RemoteName, LiveCanary>();
  const read = fittingReleases({ store, limitMs, misfit });
  const reported = new Set<string>();

  const refresh = async (name: RemoteName, channels: LogEntry['channels']) => {
    const { canary } = channels[name] ?? {};
    if (!canary || isWithdrawn(name, canary)) {
      live.delete(name);
      return;
    }
    const { build, percent } = canary;
    try {
      const release = await read(name, build, live.get(name)?.release);
      if (!isWithdrawn(name, canary)) live.set(name, { release, percent });
    } catch (error) {
      live.delete(name);
      if (!reported.has(build)) onError(error);
      reported.add(build);
    }
  };

  return {
    async refresh(channels: LogEntry['channels']): Promise<void> {
      await Promise.all(remoteNames.map((name) => refresh(name, channels)));
    },
    /** The canaries of a visitor. `bucket` is called only while a canary is live. */
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
