import { RemoteLoadError } from '@storefront/federation/server';
import type { QueryClient } from '@storefront/query';
import { ownerOf, type RemoteModuleKey } from '../../app/remotes/remoteModules';
import type { PageBuilds } from './pageBuilds';

/** A prefetch is given up after this many checks in a row that find it pending and no query being fetched. */
const idleChecks = 6;
const checkIntervalMs = 100;

/**
 * Waits for the `prefetch` of a module. Returns whether it ended: if not, the module is left to the browser.
 *
 * @throws the error of the prefetch.
 */
export type WaitForPrefetch = (key: RemoteModuleKey, prefetch: Promise<void>) => Promise<boolean>;

interface LimitOptions {
  key: RemoteModuleKey;
  builds: Pick<PageBuilds, 'browser'>;
  queryClient: Pick<QueryClient, 'isFetching'>;
}

/**
 * Waits for a remote's `prefetch`, and gives it up if it stays pending without a query. Calls have a time limit of
 * their own, so the checks count only while no query is being fetched: a slow back end is not the remote's failure. The
 * checks count turns of the event loop and not time, so a busy machine is not the remote's failure either.
 *
 * @throws RemoteLoadError of the phase `prefetch`, or the error of the prefetch.
 */
export async function limitPrefetch(prefetch: Promise<void>, options: LimitOptions): Promise<void> {
  const { key, builds, queryClient } = options;
  const owner = ownerOf(key);
  if (owner === 'shell') return prefetch;
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    let idleFor = 0;
    timer = setInterval(() => {
      idleFor = queryClient.isFetching() > 0 ? 0 : idleFor + 1;
      if (idleFor < idleChecks) return;
      const build = builds.browser[owner]?.build ?? 'none';
      const detail = `${key}: its prefetch waits for no query and does not end`;
      reject(new RemoteLoadError(owner, build, 'too-slow', detail, undefined, 'prefetch'));
    }, checkIntervalMs);
  });
  try {
    await Promise.race([prefetch, idle]);
  } finally {
    clearInterval(timer);
  }
}
