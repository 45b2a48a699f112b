import { ApiError } from '@storefront/api-client';
import type { RemoteName } from '@storefront/contracts';
import { RemoteLoadError, type RemoteLoadPhase } from '@storefront/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserFailure } from '../automatic-rollback/browserFailure';
import type { Metrics } from './metrics';
import { originOf } from './originOf';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Which build failed, and where: the labels of the metric, and the fields of the log. */
interface Failure {
  remote: RemoteName;
  build: string;
  phase: RemoteLoadPhase | 'render';
  reason: string;
}

interface RemoteReportsOptions {
  /** A build's own code failed on the server, on the page of this visitor. */
  onFault: (remote: RemoteName, build: string, address: string) => void;
  /** Whether a build is or was live: others make no label of the metric. */
  isReleased: (remote: RemoteName, build: string) => boolean;
}

/** The same failure is logged at most this often; the metric counts each. */
const logIntervalMs = 60_000;

/** A disk or a bucket that does not give the file. The build was read once, when it was released. */
const isStoreError = (cause: unknown) =>
  cause instanceof Error &&
  ('syscall' in cause || cause.name === 'StoreError' || ('code' in cause && cause.code === 'ENOENT'));

/**
 * Whether the build's code is at fault. The registry is responsible for damaged files and the back end for a bad
 * answer, and a busy machine may cause a timeout of a healthy module. Code that hangs is judged by its CPU time instead
 * (decision 0100).
 */
function isCodeFault({ phase, reason }: Failure, error: unknown): boolean {
  if (phase === 'run') return true;
  if (phase === 'render') return !(error instanceof ApiError);
  return phase !== 'prefetch' && reason === 'broken' && !isStoreError((error as Error).cause);
}

/**
 * Logs and counts failures of remotes. `address` is the address of the visitor whose page failed, if the page counts in a
 * trial (decision 0094).
 */
export function createRemoteReports(
  { remoteFailures }: Pick<Metrics, 'remoteFailures'>,
  /** The folder or the address of the registry, as the names of its files begin in a stack. */
  registry: string,
  { onFault, isReleased }: RemoteReportsOptions,
) {
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

  function reportPage(failure: Failure, error: unknown, log: Log, address: string | undefined) {
    report(failure, error, log);
    if (address && isCodeFault(failure, error)) onFault(failure.remote, failure.build, address);
  }

  /** A build could not be loaded. An error that is reported already, or that no build caused, is ignored. */
  function notLoaded(error: unknown, log: Log, address?: string) {
    if (!(error instanceof RemoteLoadError) || reported.has(error)) return;
    reported.add(error);
    const { remote, build, phase, reason } = error;
    // Nothing came to harm: a fresh clone has released nothing.
    if (build === 'none' && reason === 'not-released') {
      if (!unreleased.has(remote)) log.warn({ remote }, 'no build of a remote is released');
      unreleased.add(remote);
      return;
    }
    reportPage({ remote, build, phase, reason }, error, log, address);
  }

  return {
    notLoaded,
    /** The registry cannot be read, or an earlier build replaces a build that the shell cannot run. */
    inRegistry(error: unknown, log: Log): void {
      if (error instanceof RemoteLoadError) notLoaded(error, log);
      else log.error(error);
    },
    /** A component threw on the server. Returns whether the code that threw was a remote's: the caller logs others. */
    notRendered(error: unknown, log: Log, address?: string): boolean {
      // React passes it on from the place of a module that could not be loaded.
      if (error instanceof RemoteLoadError) {
        notLoaded(error, log, address);
        return true;
      }
      const origin = error instanceof Error ? originOf((error.stack ?? '').split('\n'), registry) : undefined;
      if (origin) reportPage({ ...origin, phase: 'render', reason: 'threw' }, error, log, address);
      return origin !== undefined;
    },
    /** A browser reports a build. One that was never live is ignored: anybody can make a report up. */
    inBrowser({ remote, build, phase }: BrowserFailure, log: Log): void {
      if (isReleased(remote, build)) report({ remote, build, phase, reason: 'browser' }, undefined, log);
    },
  };
}

export type RemoteReports = ReturnType<typeof createRemoteReports>;
