import type { RemoteName } from '@storefront/contracts';

/** Why the server rejects a build of a remote. */
export type RemoteLoadReason =
  | 'not-released'
  | 'no-hash'
  | 'wrong-hash'
  | 'incompatible'
  | 'executes-record'
  | 'too-slow'
  | 'broken';

/** What failed: reading and starting the build, or loading one of its pages, panels and widgets. */
export type RemoteLoadPhase = 'start' | 'module';

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

/** Whether loading took too long: it was no longer waited for, or `runCommonJs` stopped the module's own code. */
export function isTimeout(cause: unknown): boolean {
  const { name, code } = Object(cause) as { name?: unknown; code?: unknown };
  return name === 'TimeoutError' || code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
