import type { RemoteName } from '@storefront/contracts';

/** A remote cannot be used now: it is down, slow, broken or not what its release says. `cause` tells which. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';

  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`${remote} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
