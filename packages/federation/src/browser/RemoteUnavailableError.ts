import type { RemoteName } from '@storefront/contracts';

/** A remote is down, slow, broken or differs from its release record. `cause` has the reason. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';

  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`${remote} is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
