import type { RemoteName } from '@storefront/contracts';
import type { FailingBuild } from '../registry/rollBack';

/** A build without a time or an id is one of which the registry says neither. */
type LiveBuild = Partial<FailingBuild>;

/** Builds that visitors get no more, each with the time at which it had become live. */
export function withdrawnBuilds() {
  const times = new Map<string, string>();
  const keyOf = (name: RemoteName, { build = '' }: LiveBuild) => `${name}@${build}`;
  /** Of an earlier build, and of one that is live by a rollback, the registry says no time. */
  const has = (name: RemoteName, live: LiveBuild): boolean => {
    const time = times.get(keyOf(name, live));
    return time !== undefined && (live.since === undefined || live.since === time);
  };
  return {
    has,
    add: (name: RemoteName, failing: FailingBuild): void =>
      void times.set(keyOf(name, failing), failing.since),
    /** Forgets a build that was made live again: whoever did so means it. */
    readmit(name: RemoteName, live: LiveBuild): void {
      if (live.since !== undefined && !has(name, live)) times.delete(keyOf(name, live));
    },
  };
}
