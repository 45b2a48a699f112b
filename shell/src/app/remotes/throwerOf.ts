import { isRemoteName, type RemoteName } from '@storefront/contracts';

/** The remote whose code threw: the owner of the innermost stack frame in a file of a remote. */
export function throwerOf(error: unknown): RemoteName | undefined {
  const [, name = ''] = (error instanceof Error && /\/mf\/(\w+)\//.exec(error.stack ?? '')) || [];
  return isRemoteName(name) ? name : undefined;
}
