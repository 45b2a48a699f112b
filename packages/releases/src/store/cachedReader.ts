import { LRUCache } from 'lru-cache';
import { sourcesFile } from '../gate/buildSources';
import { buildIdOf } from '../release/buildId';
import { integrityOf } from '../release/fileHashes';
import { parseRecord } from '../release/parseRecord';
import type { ReleaseRecord } from '../release/record';
import { inParallel } from './inParallel';
import type { ReleaseReader } from './ReleaseStore';

/** How many files of a build are read ahead at a time. */
const filesAtOnce = 4;

/** Some ten sets of builds: live builds, canaries, and builds of pages that have been open for a while. */
const defaultMaxBytes = 128 * 1024 * 1024;

/**
 * A reader that caches the files of builds that were used last, up to `maxBytes`: they never change. It caches only
 * files that have the hash of their record, and records that make their id; the caller makes all other checks. The log
 * is never cached. `readAhead` fetches a whole build, so that it stays available during an outage of the store.
 */
export function cachedReader(store: ReleaseReader, maxBytes = defaultMaxBytes): ReleaseReader {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
  });
  const reads = new Map<string, Promise<Buffer>>();

  /** The cached record of a build: it was checked. */
  const recordOf = (folder: string): ReleaseRecord | undefined => {
    const json = kept.peek(`${folder}/record.json`);
    return json && parseRecord(json.toString('utf8'));
  };

  const isRight = (path: string, content: Buffer): boolean => {
    const [app = '', build = '', ...rest] = path.split('/');
    const file = rest.join('/');
    if (file !== 'record.json') {
      return recordOf(`${app}/${build}`)?.files[file]?.sha384 === integrityOf(content);
    }
    try {
      return buildIdOf(parseRecord(content.toString('utf8'))) === build;
    } catch {
      return false;
    }
  };

  const fetchFile = async (path: string): Promise<Buffer> => {
    const content = await store.read(path);
    if (isRight(path, content)) kept.set(path, content);
    return content;
  };

  const read = (path: string): Promise<Buffer> => {
    const found = kept.get(path);
    if (found) return Promise.resolve(found);
    if (path.startsWith('log/')) return store.read(path);
    const reading = reads.get(path) ?? fetchFile(path).finally(() => reads.delete(path));
    reads.set(path, reading);
    return reading;
  };

  return {
    where: store.where,
    newestEntry: store.newestEntry,
    read,
    readAhead({ name, build, files }) {
      // A file that is missing then is read on request.
      const one = (path: string) => read(`${name}/${build}/${path}`).catch(() => undefined);
      // A file is cached only if it matches the record, so the record is read first.
      const paths = Object.keys(files).filter((path) => path !== sourcesFile);
      void one('record.json').then(() => inParallel(paths, filesAtOnce, one));
    },
  };
}
