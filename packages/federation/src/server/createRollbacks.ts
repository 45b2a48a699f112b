import type { KeyObject } from 'node:crypto';
import type { RemoteName } from '@storefront/contracts';
import { openRegistry } from '../registry/openRegistry';
import { assertCanGoBack, type FailingBuild, type RolledBack, rollBackFailing } from '../registry/rollBack';
import { isTrusted } from '../release/signingKey';
import { type Trust, trustedKeys } from '../release/trustedKeys';
import { withTimeout } from '../sharing/withTimeout';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { LiveReleases } from './liveReleases';

export interface RollbacksOptions {
  /** A read-only one can be checked, and not written to. */
  store: ReleaseStore;
  trust: Trust;
  /** What the rollbacks are signed with; without it none is written. */
  signingKey: KeyObject | undefined;
  channelsOf: LiveReleases['channelsOf'];
  /** Milliseconds for the files that a rollback reads. */
  timeLimit?: number;
}

/** Rollbacks that a shell server makes by itself, through the code of the command `rollback` (decision 0094). */
export interface Rollbacks {
  /** @throws Error when the build before does not fit what is live, or files hang. */
  check(remote: RemoteName, failing: FailingBuild): Promise<void>;
  /**
   * Adds the rollback to the registry's log, for every server. Undefined when somebody else has done so. Absent without a
   * signing key. @throws Error that says why it could not be added.
   */
  write?: (remote: RemoteName, failing: FailingBuild, reason: string) => Promise<RolledBack | undefined>;
}

export function createRollbacks(options: RollbacksOptions): Rollbacks {
  const { store, trust, signingKey, channelsOf, timeLimit = 2000 } = options;

  const trusted = () => trustedKeys(store.folder, trust);
  const registry = () =>
    openRegistry(store, {
      trusted,
      own() {
        if (signingKey && isTrusted(signingKey, trusted())) return signingKey;
        // Servers and commands would stop at its entry.
        throw new Error('the key of this server is none of the trusted keys');
      },
    });
  const limited = <T>(work: Promise<T>) => withTimeout(work, timeLimit, 'reading the registry');

  return {
    async check(remote, { build }) {
      // Whoever gets a canary gets what the others have: that fits.
      if (channelsOf(remote).canary?.build === build) return;
      await limited(assertCanGoBack(registry(), remote));
    },
    ...(signingKey && {
      write: (remote, failing, reason) => limited(rollBackFailing(registry(), remote, failing, reason)),
    }),
  };
}
