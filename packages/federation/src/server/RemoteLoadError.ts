import type { RemoteName } from '@storefront/contracts';

/** Why the server rejects a build of a remote. */
export type RemoteLoadReason =
  | 'not-released'
  | 'no-hash'
  | 'wrong-hash'
  | 'incompatible'
  | 'executes-record'
  | 'too-slow'
  | 'hung'
  | 'ended'
  | 'broken';

/**
 * The step that failed: reading and starting the build, loading one of its pages, panels and widgets, fetching its
 * data, or running its code.
 */
export type RemoteLoadPhase = 'start' | 'module' | 'prefetch' | 'run';

/** A build of a remote cannot be rendered on the server; its slots are left to the browser. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly build: string,
    readonly reason: RemoteLoadReason,
    detail: string,
    cause?: unknown,
    readonly phase: RemoteLoadPhase = 'start',
  ) {
    super(`${remote}@${build}: ${detail}`, { cause });
  }
}

/** Why the record of a build could not be read. */
export function notReadBecause(name: RemoteName, build: string, cause: unknown): RemoteLoadError {
  if (cause instanceof RemoteLoadError) return cause;
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = isTimeout(cause) ? 'too-slow' : code === 'ENOENT' ? 'not-released' : 'broken';
  return new RemoteLoadError(name, build, reason, message, cause);
}

/** Whether loading took too long: it was no longer waited for, or `runCommonJs` stopped the module's own code. */
export function isTimeout(cause: unknown): boolean {
  const { name, code } = Object(cause) as { name?: unknown; code?: unknown };
  return name === 'TimeoutError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
