import {
  entryHash,
  entryName,
  entryPath,
  type LogEntry,
  parseEntry,
  parseSignedEntry,
} from '../release/releaseLog';
import { withSignature } from '../release/signature';
import { inParallel } from '../store/inParallel';
import { isMissing, type ReleaseStore, StoreError } from '../store/ReleaseStore';
import { LogWriteError } from './LogWriteError';
import { RegistryError } from './RegistryError';
import type { RegistryKeys } from './registryKeys';

/** How many entries are read at a time. */
const entriesAtOnce = 16;

/**
 * The log of a registry, one file for each entry. A file is created as a whole under a name that only one process can
 * create, so the log needs no lock: a killed process blocks no other process.
 */
export function openLog(store: ReleaseStore, keys: RegistryKeys) {
  const textOf = async (sequence: number) => (await store.read(entryPath(sequence))).toString('utf8');

  const orRefuse = async (sequence: number, parse: () => LogEntry | Promise<LogEntry>): Promise<LogEntry> => {
    try {
      return await parse();
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RegistryError(`${store.where}/${entryPath(sequence)}: ${detail}`, { cause });
    }
  };

  const head = async () => {
    const newest = await store.newestEntry();
    if (newest === undefined) return undefined;
    const { sequence } = newest;
    return orRefuse(sequence, async () =>
      parseSignedEntry(entryName(sequence), await textOf(sequence), keys.trusted()),
    );
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
    head,
    /**
     * Adds the entry after another, the newest one. Returns false, and writes nothing, when another process has added an
     * entry meanwhile. @throws LogWriteError when the store fails while it writes.
     */
    async append(
      after: LogEntry | undefined,
      next: Pick<LogEntry, 'changes' | 'channels'>,
    ): Promise<boolean> {
      const sequence = (after?.sequence ?? 0) + 1;
      const previous = after ? entryHash(await textOf(after.sequence)) : '';
      const entry: LogEntry = { sequence, previous, at: new Date().toISOString(), ...next };
      const signed = withSignature(entry, keys.own());
      const [path, text] = [entryPath(sequence), `${JSON.stringify(signed, null, 2)}\n`];
      return store.createNew(path, text).catch((failure: unknown) => wasAdded(path, text, failure));
    },
    /** Every entry, the oldest first. @throws RegistryError when one is damaged or missing. */
    async entries(): Promise<LogEntry[]> {
      // The newest entry is signed and, by the chain of hashes, vouches for all earlier ones: the key that signed them
      // may have been replaced.
      const newest = await head();
      const sequences = Array.from({ length: newest?.sequence ?? 0 }, (_, index) => index + 1);
      const texts = await inParallel(sequences, entriesAtOnce, (sequence) =>
        textOf(sequence).catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        }),
      );
      const entries: LogEntry[] = [];
      let previous = '';
      for (const [index, text] of texts.entries()) {
        // The entry after a missing entry fails the check of its `previous` hash.
        if (text === undefined) continue;
        const sequence = index + 1;
        const entry = await orRefuse(sequence, () => parseEntry(entryName(sequence), text));
        if (entry.previous !== previous) {
          throw new RegistryError(
            `${store.where}/${entryPath(sequence)} does not follow the entry before it.`,
          );
        }
        previous = entryHash(text);
        entries.push(entry);
      }
      return entries;
    },
  };
}
