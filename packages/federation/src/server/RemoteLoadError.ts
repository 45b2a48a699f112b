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

/** A build of a remote cannot be rendered on the server; its slots are left to the browser. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly build: string,
    readonly reason: RemoteLoadReason,
    detail: string,
    cause?: unknown,
  ) {
    super(`${remote}@${build}: ${detail}`, { cause });
  }
}
