import { entryHash, entryName, entryPath, type LogEntry, parseSignedEntry } from '../release/releaseLog';
import { withSignature } from '../release/signature';
import { type HashedEntry, logBackwards } from '../store/logBackwards';
import { isMissing, type ReleaseStore, StoreError } from '../store/ReleaseStore';
import { LogWriteError } from './LogWriteError';
import { now } from './now';
import { RegistryError } from './RegistryError';
import type { RegistryKeys } from './registryKeys';

/**
 * The log of a registry, one file for each entry. A file is created as a whole under a name that only one process can
 * create, so the log needs no lock: a killed process blocks no other process.
 */
export function openLog(store: ReleaseStore, keys: RegistryKeys) {
  const textOf = async (sequence: number) => (await store.read(entryPath(sequence))).toString('utf8');

  const readHead = async (): Promise<HashedEntry | undefined> => {
    const newest = await store.newestEntry();
    if (newest === undefined) return undefined;
    const { sequence } = newest;
    try {
      const text = await textOf(sequence);
      return {
        entry: parseSignedEntry(entryName(sequence), text, keys.trusted()),
        hash: entryHash(text),
      };
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RegistryError(`${store.where}/${entryPath(sequence)}: ${detail}`, { cause });
    }
  };

  /** Whether an entry was added although the store failed during the write: only the answer may have been lost. */
  const wasAdded = async (path: string, text: string, failure: unknown): Promise<boolean> => {
    const stored = await store.read(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw new LogWriteError('unknown', failure);
    });
    // No two entries are equal: each has a time and a signature.
    if (stored) return stored.toString('utf8') === text;
    const mayComeYet = failure instanceof StoreError && failure.mayStillHappen;
    throw new LogWriteError(mayComeYet ? 'unknown' : 'not-added', failure);
  };

  return {
    /** The newest entry; undefined in a new registry. @throws RegistryError when it is damaged or not signed. */
    head: async (): Promise<LogEntry | undefined> => (await readHead())?.entry,
    /**
     * Adds the entry after another, the newest one. Returns false, and writes nothing, when another process has added an
     * entry meanwhile. @throws LogWriteError when the store fails while it writes.
     */
    async append(
      after: LogEntry | undefined,
      next: Pick<LogEntry, 'changes' | 'channels' | 'refusal'>,
    ): Promise<boolean> {
      const sequence = (after?.sequence ?? 0) + 1;
      const previous = after ? entryHash(await textOf(after.sequence)) : '';
      const entry: LogEntry = { sequence, previous, at: now(), ...next };
      const signed = withSignature(entry, keys.own());
      const [path, text] = [entryPath(sequence), `${JSON.stringify(signed, null, 2)}\n`];
      return store.createNew(path, text).catch((failure: unknown) => wasAdded(path, text, failure));
    },
    /** The newest entries, the oldest of them first. @throws RegistryError when one is damaged or missing. */
    async entries(limit = Number.POSITIVE_INFINITY): Promise<LogEntry[]> {
      const newest = await readHead();
      if (!newest) return [];
      const refuse = ({ message }: Error) => {
        throw new RegistryError(message);
      };
      const entries: LogEntry[] = [];
      for await (const { entry } of logBackwards(store, newest, refuse)) {
        entries.push(entry);
        if (entries.length >= limit) break;
      }
      return entries.reverse();
    },
  };
}
