import type { KeyObject } from 'node:crypto';
import type { RemoteName } from '@storefront/contracts';
import {
  assertCanGoBack,
  type FailingBuild,
  LogWriteError,
  openRegistry,
  rollBackFailing,
  type RolledBack,
} from '@storefront/releases/registry';
import { isTrusted, type Trust, trustedKeys } from '@storefront/releases/release';
import type { ReleaseStore } from '@storefront/releases/store';
import { withTimeout } from '../sharing/withTimeout';
import type { LiveReleases } from './liveReleases';
import { isTimeout } from './RemoteLoadError';

export interface RollbacksOptions {
  /** A read-only store allows `check` alone. */
  store: ReleaseStore;
  trust: Trust;
  /** The key that signs the rollbacks; without it no rollback is written. */
  signingKey: KeyObject | undefined;
  channelsOf: LiveReleases['channelsOf'];
  previousOf: LiveReleases['previousOf'];
  /** Milliseconds for the files that the check reads. */
  timeLimit?: number;
  /** Milliseconds for a rollback, whose entry may take long to be written. */
  writeTimeLimit?: number;
}

/** Rollbacks that a shell server makes by itself, through the code of the command `rollback` (decision 0094). */
export interface Rollbacks {
  /** @throws Error when the build that visitors would get does not fit what is live, or files hang. */
  check(remote: RemoteName, failing: FailingBuild): Promise<void>;
  /**
   * Adds the rollback to the registry's log, for every server. Undefined when another server or a person has already
   * done so. Absent without a signing key. @throws Error that says why it was not added, or LogWriteError with the
   * outcome `unknown`.
   */
  write?: (remote: RemoteName, failing: FailingBuild, reason: string) => Promise<RolledBack | undefined>;
}

export function createRollbacks(options: RollbacksOptions): Rollbacks {
  const { store, trust, signingKey, timeLimit = 2000, writeTimeLimit = 30_000 } = options;

  const trusted = () => trustedKeys(store.folder, trust);
  const registry = (of = store) =>
    openRegistry(of, {
      trusted,
      own() {
        if (signingKey && isTrusted(signingKey, trusted())) return signingKey;
        // Servers and commands would stop at an entry that an untrusted key signed.
        throw new Error('the key of this server is none of the trusted keys');
      },
    });

  const write: Rollbacks['write'] = async (remote, failing, reason) => {
    const { stable, history } = options.channelsOf(remote);
    const next = history.findLast((build) => build !== stable);
    // A rollback in the log goes to the previous build on every server, and this server has withdrawn that build.
    if (stable === failing.build && options.previousOf(remote) !== next)
      throw new Error('the build before was withdrawn too');
    let [isWriting, isGivenUp] = [false, false];
    const guarded: ReleaseStore = {
      ...store,
      async createNew(path, content) {
        // An entry that was reported as not added must not be added later.
        if (isGivenUp) throw new Error('the rollback was given up');
        // From here on the store decides whether the entry is added.
        isWriting = true;
        const isNew = await store.createNew(path, content);
        isWriting = isNew;
        return isNew;
      },
    };
    try {
      const work = rollBackFailing(registry(guarded), remote, failing, reason);
      return await withTimeout(work, writeTimeLimit, 'adding the rollback to the log');
    } catch (cause) {
      isGivenUp = true;
      throw isWriting && isTimeout(cause) ? new LogWriteError('unknown', cause) : cause;
    }
  };

  return {
    async check(remote, { build }) {
      // The visitors of the canary get the live build, which fits.
      if (options.channelsOf(remote).canary?.build === build) return;
      const previous = options.previousOf(remote);
      if (previous === undefined) throw new Error('there is no earlier build that was not withdrawn');
      await withTimeout(assertCanGoBack(registry(), remote, previous), timeLimit, 'reading the registry');
    },
    ...(signingKey && { write }),
  };
}
