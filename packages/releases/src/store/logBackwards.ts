import { entryHash, entryName, entryPath, type LogEntry, parseEntry } from '../release/releaseLog';
import { inParallel } from './inParallel';
import { isMissing, type ReleaseReader } from './ReleaseStore';

/** An entry of the log and its `entryHash`. */
export interface HashedEntry {
  entry: LogEntry;
  hash: string;
}

const entriesAtOnce = 16;

/**
 * The entries of a log, from the newest, whose signature was checked, back to the first. Each entry has the hash of the
 * previous one, so the signatures of earlier entries need no check. The iteration ends early at an entry that is
 * missing or whose hash differs from the one in the next entry: `onGap` gets the reason.
 *
 * @throws the error of the read when the store does not answer
 */
export async function* logBackwards(
  store: Pick<ReleaseReader, 'where' | 'read'>,
  newest: HashedEntry,
  onGap: (reason: Error) => void,
): AsyncGenerator<HashedEntry> {
  yield newest;
  let next = newest.entry;
  // Most readers need only the last few.
  for (let count = 1; next.sequence > 1; count = Math.min(count * 2, entriesAtOnce)) {
    const { sequence: end } = next;
    const sequences = Array.from({ length: Math.min(count, end - 1) }, (_, index) => end - 1 - index);
    const texts = await inParallel(sequences, count, (sequence) =>
      store.read(entryPath(sequence)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
    for (const [index, text] of texts.entries()) {
      const sequence = end - 1 - index;
      const hash = text && entryHash(text.toString('utf8'));
      if (!text || hash !== next.previous) {
        const fault = text ? 'is not the entry that the next one follows' : 'is missing';
        onGap(new Error(`${store.where}/${entryPath(sequence)} ${fault}`));
        return;
      }
      next = parseEntry(entryName(sequence), text.toString('utf8'));
      yield { entry: next, hash };
    }
  }
}
