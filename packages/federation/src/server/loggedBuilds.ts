import type { RemoteName } from '@storefront/contracts';
import { type HashedEntry, logBackwards, type ReleaseReader } from '@storefront/releases/store';
import { sharedAttempt } from './sharedAttempt';

/** How long a request waits for the whole log to be read, in milliseconds. */
const limitMs = 5000;

/**
 * The builds that signed entries of the log name: builds that are or were live, for all visitors or as a canary. A
 * request for a build that the newest entry does not name reads the earlier entries, each once. `onError` is called for
 * a log whose earlier entries are damaged: their builds are then unknown.
 */
export function loggedBuilds(
  store: Pick<ReleaseReader, 'where' | 'read'>,
  onError: (error: unknown) => void,
) {
  const builds = new Set<string>();
  let newest: HashedEntry | undefined;
  /** The hash of the newest entry below which the whole log has been read. */
  let readHash = '';

  const addChanges = ({ entry }: HashedEntry) => {
    for (const { app, build } of entry.changes) builds.add(`${app}/${build}`);
  };

  const readEarlier = async () => {
    const start = newest;
    if (!start || start.hash === readHash) return;
    for await (const one of logBackwards(store, start, onError)) {
      if (one.hash === readHash) break;
      addChanges(one);
    }
    readHash = start.hash;
  };
  const read = sharedAttempt(readEarlier, limitMs, 'reading the log of releases');

  return {
    /** Called with each newest entry whose signature was checked. */
    follow(entry: HashedEntry): void {
      newest = entry;
      addChanges(entry);
      for (const [app, channels] of Object.entries(entry.entry.channels)) {
        const { stable, canary, history = [] } = channels ?? {};
        for (const build of [stable, canary?.build, ...history]) if (build) builds.add(`${app}/${build}`);
      }
    },
    /** @throws the error of reading earlier entries, or DOMException `TimeoutError` */
    async has(remote: RemoteName, build: string): Promise<boolean> {
      const key = `${remote}/${build}`;
      if (!builds.has(key)) await read();
      return builds.has(key);
    },
  };
}
