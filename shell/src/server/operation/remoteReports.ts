import { type RemoteName, remoteNames } from '@storefront/contracts';
import { RemoteLoadError, type RemoteLoadPhase } from '@storefront/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Which build failed, and where: the labels of the metric, and the fields of the log. */
interface Failure {
  remote: RemoteName;
  build: string;
  phase: RemoteLoadPhase | 'render';
  reason: string;
}

export interface RemoteReports {
  /** A build could not be loaded. An error that is reported already, or is no build's, is ignored. */
  notLoaded(error: unknown, log: Log): void;
  /** The registry cannot be read, or an earlier build is given in place of one that the shell cannot run. */
  inRegistry(error: unknown, log: Log): void;
  /**
   * A component threw on the server. The code that threw decides whose build it was.
   *
   * @returns whether it was a remote's; anything else is for the caller to log.
   */
  notRendered(error: unknown, log: Log): boolean;
}

/** The same failure is logged at most this often; the metric counts each. */
const logIntervalMs = 60_000;

/** Reports failures of remotes: each in the metric, and each kind of them in the log. */
export function createRemoteReports(
  { remoteFailures }: Pick<Metrics, 'remoteFailures'>,
  /** The folder or the address of the registry, as the names of its files begin in a stack. */
  registry: string,
): RemoteReports {
  const reported = new WeakSet<Error>();
  const loggedAt = new Map<string, number>();
  const unreleased = new Set<RemoteName>();

  function report(failure: Failure, error: unknown, log: Log) {
    remoteFailures.inc({ ...failure });
    const key = Object.values(failure).join(' ');
    const now = performance.now();
    for (const [old, time] of loggedAt) if (now - time >= logIntervalMs) loggedAt.delete(old);
    if (loggedAt.has(key)) return;
    loggedAt.set(key, now);
    log.error({ ...failure, err: error }, 'a build of a remote failed');
  }

  /** The remote and build of the innermost frame that is a remote's code. */
  function originOf(stack: string): Pick<Failure, 'remote' | 'build'> | undefined {
    for (const line of stack.split('\n')) {
      for (const remote of remoteNames) {
        const folder = `${registry}/${remote}/`;
        const start = line.indexOf(folder);
        const [build] = start < 0 ? [] : line.slice(start + folder.length).split('/');
        if (build) return { remote, build };
      }
    }
    return undefined;
  }

  function notLoaded(error: unknown, log: Log) {
    if (!(error instanceof RemoteLoadError) || reported.has(error)) return;
    reported.add(error);
    const { remote, build, phase, reason } = error;
    // Nothing came to harm: a fresh clone has released nothing.
    if (build === 'none' && reason === 'not-released') {
      if (!unreleased.has(remote)) log.warn({ remote }, 'no build of a remote is released');
      unreleased.add(remote);
      return;
    }
    report({ remote, build, phase, reason }, error, log);
  }

  return {
    notLoaded,
    inRegistry(error, log) {
      if (error instanceof RemoteLoadError) notLoaded(error, log);
      else log.error(error);
    },
    notRendered(error, log) {
      // React passes it on from the place of a module that could not be loaded.
      if (error instanceof RemoteLoadError) {
        notLoaded(error, log);
        return true;
      }
      const origin = originOf(error instanceof Error ? (error.stack ?? '') : '');
      if (origin) report({ ...origin, phase: 'render', reason: 'threw' }, error, log);
      return origin !== undefined;
    },
  };
}
