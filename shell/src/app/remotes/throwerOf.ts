import { isRemoteName, type RemoteName } from '@storefront/contracts';

/** Whose code threw: that of the innermost frame in a file of a remote. */
export function throwerOf(error: unknown): RemoteName | undefined {
  const [, name = ''] = (error instanceof Error && /\/mf\/(\w+)\//.exec(error.stack ?? '')) || [];
  return isRemoteName(name) ? name : undefined;
}
