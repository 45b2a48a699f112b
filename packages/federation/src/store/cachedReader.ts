import { buildIdOf } from '../release/buildId';
import { integrityOf } from '../release/fileHashes';
import { parseRecord } from '../release/parseRecord';
import type { ReleaseRecord } from '../release/record';
import { inParallel } from './inParallel';
import type { ReleaseReader } from './ReleaseStore';

/** How many files of a build are read ahead at a time. */
const filesAtOnce = 4;

/** Some ten sets of builds: the live ones, canaries, and those of pages that have been open for a while. */
const defaultMaxBytes = 128 * 1024 * 1024;

/**
 * A reader that keeps files of builds in memory, up to `maxBytes`, the ones used last: they never change. It keeps only
 * what has the hash of its record, and a record that makes its id; whoever reads checks the rest as ever. The log is
 * always read. `readAhead` fetches a whole build, so that an outage of the store takes nothing of it away.
 */
export function cachedReader(store: ReleaseReader, maxBytes = defaultMaxBytes): ReleaseReader {
  const kept = new Map<string, Buffer>();
  const reads = new Map<string, Promise<Buffer>>();
  /** Records that were there: a live build stays live while the store cannot be asked for it. */
  const seen = new Set<string>();
  let keptBytes = 0;

  const keep = (path: string, content: Buffer) => {
    kept.set(path, content);
    keptBytes += content.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (keptBytes <= maxBytes) break;
      kept.delete(oldest);
      keptBytes -= byteLength;
    }
  };

  /** The record of a build that is kept: it was checked. */
  const recordOf = (folder: string): ReleaseRecord | undefined => {
    const json = kept.get(`${folder}/record.json`);
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
    if (isRight(path, content)) {
      keep(path, content);
      if (path.endsWith('/record.json')) seen.add(path);
    }
    return content;
  };

  const read = (path: string): Promise<Buffer> => {
    const found = kept.get(path);
    if (found) {
      // The order of the map is that of the last use.
      kept.delete(path);
      kept.set(path, found);
      return Promise.resolve(found);
    }
    if (path.startsWith('log/')) return store.read(path);
    const reading = reads.get(path) ?? fetchFile(path).finally(() => reads.delete(path));
    reads.set(path, reading);
    return reading;
  };

  return {
    where: store.where,
    newestEntry: store.newestEntry,
    read,
    has: async (path) => seen.has(path) || store.has(path),
    readAhead({ name, build, files }) {
      // What is missing then is read when it is asked for.
      const one = (path: string) => read(`${name}/${build}/${path}`).catch(() => undefined);
      // A file is kept by its record.
      void one('record.json').then(() => inParallel(Object.keys(files), filesAtOnce, one));
    },
  };
}
