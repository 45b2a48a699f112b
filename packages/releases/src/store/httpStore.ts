import { entryPath } from '../release/releaseLog';
import { missingFile, type NewestEntry, type ReleaseStore, StoreError } from './ReleaseStore';
import { addressPath, requestStore, type StoreLimits, unexpected } from './requestStore';

/** More entries than a registry will ever have: the host answers for files that do not exist. */
const maxSequence = 10_000_000;

/**
 * A read-only registry behind a web server, for shells and for `can-i-release`. The server need not list folders, but
 * has to answer 404 for a file that does not exist.
 */
export function httpStore(url: URL, limits: StoreLimits): ReleaseStore {
  const where = url.href.replace(/\/+$/, '');
  // A cache in between may have an older answer about the log, or a 404 for an entry that exists by now.
  const headers = { 'cache-control': 'no-cache' };
  const ask = async (method: string, path: string) => {
    const what = `${method} ${where}/${path}`;
    const answer = await requestStore(
      what,
      () => new Request(`${where}/${addressPath(path)}`, { method, headers }),
      limits,
    );
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (answer.status !== 200) throw unexpected(what, answer);
    return answer;
  };

  /** The mark that distinguishes two entries of the same number; undefined when the entry does not exist. */
  const markOf = async (sequence: number): Promise<string | undefined> => {
    const answer = await ask('HEAD', entryPath(sequence));
    if (!answer) return undefined;
    const { headers: got } = answer;
    return got.get('etag') ?? `${got.get('last-modified')} ${got.get('content-length')}`;
  };

  /**
   * Numbers have no gap: the search goes up in growing steps, and then bisects between the last entry that exists and
   * the first that does not.
   */
  const newestEntry = async (known = 0): Promise<NewestEntry | undefined> => {
    const start = Math.max(known, 1);
    const mark = await markOf(start);
    if (mark === undefined) return start > 1 ? newestEntry() : undefined;
    let newest: NewestEntry = { sequence: start, mark };
    const exists = async (sequence: number) => {
      const found = await markOf(sequence);
      if (found !== undefined) newest = { sequence, mark: found };
      return found !== undefined;
    };
    let step = 1;
    while (await exists(newest.sequence + step)) {
      step *= 2;
      if (newest.sequence > maxSequence) throw new StoreError(`${where} answers 200 for what does not exist`);
    }
    let absent = newest.sequence + step;
    while (absent - newest.sequence > 1) {
      const middle = Math.floor((absent + newest.sequence) / 2);
      if (!(await exists(middle))) absent = middle;
    }
    return newest;
  };

  const refuse = (what: string) => () =>
    Promise.reject(
      new StoreError(`${where} cannot ${what}: use RELEASES_DIR, or an S3-compatible RELEASES_URL.`),
    );

  return {
    where,
    newestEntry,
    async read(path) {
      const answer = await ask('GET', path);
      if (!answer) throw missingFile(where, path);
      return answer.body;
    },
    builds: refuse('list builds'),
    createNew: refuse('be changed'),
    storeBuild: refuse('be changed'),
  };
}
