import type { RemoteName } from '@storefront/contracts';

/** Why the server rejects a build of a remote. */
export type RemoteLoadReason =
  | 'not-released'
  | 'no-hash'
  | 'wrong-hash'
  | 'incompatible'
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

/** The error of a build whose files, code or module could not be loaded; `what` names the module. */
export function toLoadError(
  name: RemoteName,
  build: string,
  cause: unknown,
  phase: RemoteLoadPhase = 'start',
  what?: string,
): RemoteLoadError {
  if (cause instanceof RemoteLoadError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const detail = what === undefined ? message : `${what}: ${message}`;
  return new RemoteLoadError(name, build, isTimeout(cause) ? 'too-slow' : 'broken', detail, cause, phase);
}

/** Whether loading took too long: it was no longer waited for, or `runCommonJs` stopped the module's own code. */
export function isTimeout(cause: unknown): boolean {
  const { name, code } = Object(cause) as { name?: unknown; code?: unknown };
  return name === 'TimeoutError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
