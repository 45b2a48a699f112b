import type { Rollbacks } from '@storefront/federation/server';
import { LogWriteError } from '@storefront/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics, WithdrawalResult } from '../operation/metrics';
import type { RemoteReleases } from '../releases';
import type { Verdict } from './createBuildWatch';
import { failingText } from './rollbackRule';

interface AutomaticRollbackOptions {
  releases: Pick<RemoteReleases, 'withdraw'>;
  rollbacks: Rollbacks;
  metrics: Pick<Metrics, 'withdrawals'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Withdraws a build that fails: this server gives it to no visitor any more, and with a signing key every other server
 * learns of it by the registry (decision 0094). A pinned build and a build that others need stay, and are reported.
 */
export function createAutomaticRollback({ releases, rollbacks, metrics, log }: AutomaticRollbackOptions) {
  return async ({ remote, build, since, role, isPinned, counts, slower }: Verdict): Promise<void> => {
    const fields = { remote, build, role, ...counts, slower };
    const count = (result: WithdrawalResult) => metrics.withdrawals.inc({ remote, build, result });
    const failing = { build, since };

    if (isPinned) {
      count('pinned');
      log.error(fields, 'a build fails and stays, because it is pinned');
      return;
    }
    try {
      await rollbacks.check(remote, failing);
    } catch (err) {
      count('refused');
      log.error({ ...fields, err }, 'a build fails and stays, because the one before cannot replace it');
      return;
    }
    releases.withdraw(remote, failing);
    count('withdrawn');
    log.error(fields, 'a build fails: this server gives the build before in its place');
    try {
      const written = await rollbacks.write?.(remote, failing, slower ?? failingText(counts));
      if (!written) return;
      count('rolled-back');
      log.warn(
        { ...fields, live: written.build },
        'the rollback of a failing build was added to the registry',
      );
    } catch (err) {
      if (err instanceof LogWriteError && err.outcome === 'unknown') {
        count('unknown');
        log.error({ ...fields, err }, 'the registry may or may not have the rollback of a failing build');
        return;
      }
      count('not-written');
      log.error({ ...fields, err }, 'the rollback of a failing build could not be added to the registry');
    }
  };
}
