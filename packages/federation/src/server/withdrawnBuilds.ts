import type { RemoteName } from '@storefront/contracts';
import type { FailingBuild } from '@storefront/releases/registry';

/** The registry may have no time or id for a build. */
type LiveBuild = Partial<FailingBuild>;

/** Builds that visitors no longer get, each with the time at which it became live. */
export function withdrawnBuilds() {
  const times = new Map<string, string>();
  const keyOf = (name: RemoteName, { build = '' }: LiveBuild) => `${name}@${build}`;
  /** The registry has no time for an earlier build or for a build that is live by a rollback. */
  const has = (name: RemoteName, live: LiveBuild): boolean => {
    const time = times.get(keyOf(name, live));
    return time !== undefined && (live.since === undefined || live.since === time);
  };
  return {
    has,
    add: (name: RemoteName, failing: FailingBuild): void =>
      void times.set(keyOf(name, failing), failing.since),
    /** Forgets a build that was made live again: that is deliberate. */
    readmit(name: RemoteName, live: LiveBuild): void {
      if (live.since !== undefined && !has(name, live)) times.delete(keyOf(name, live));
    },
  };
}
