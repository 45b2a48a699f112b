import { entryHash, entryName, entryPath, type LogEntry, parseSignedEntry } from '../release/releaseLog';
import { type Trust, trustedKeys } from '../release/trustedKeys';
import { type ReleaseReader, StoreError } from '../store/ReleaseStore';
import type { HashedEntry } from './logBackwards';

type AllChannels = LogEntry['channels'];

export interface LiveChannelsOptions {
  store: ReleaseReader;
  /** Whose entries are accepted. */
  trust: Trust;
  /** Called once for each reason why the log cannot be followed. */
  onError: (error: unknown) => void;
  /** Called once the log can be read again. */
  onRecovery: () => void;
  /** Called with each newest entry that is followed. */
  onEntry?: ((newest: HashedEntry) => void) | undefined;
}

/**
 * Returns a function that gives the channels of every app by the newest entry of the registry's log. When the log or its
 * newest entry cannot be read or is not signed by a trusted key, what was live before stays live. So it does when only
 * older entries are left.
 */
export function liveChannels({
  store,
  trust,
  onError,
  onRecovery,
  onEntry,
}: LiveChannelsOptions): () => Promise<AllChannels> {
  let read: { sequence: number; mark: string; at: string; channels: AllChannels } | undefined;
  /** What the error that was reported last says; empty when there is none. */
  let reported = '';

  const readNewest = async () => {
    const newest = await store.newestEntry(read?.sequence);
    if (!newest) {
      // A server may be started before anything is released.
      if (read) throw new Error(`${store.where} has no log any more`);
      return;
    }
    const { sequence, mark } = newest;
    // An entry is never changed, but a folder may be replaced by another registry.
    if (read?.sequence === sequence && read.mark === mark) return;
    const path = entryPath(sequence);
    const text = (await store.read(path)).toString('utf8');
    try {
      const entry = parseSignedEntry(entryName(sequence), text, trustedKeys(store.folder, trust));
      const { at, channels } = entry;
      // Whoever can delete files could bring back any build that was ever live, and a listing may be an old one
      // (decision 0130).
      if (read && sequence <= read.sequence && at < read.at) {
        throw new Error('it is older than what is live, and later entries are gone');
      }
      read = { sequence, mark, at, channels };
      onEntry?.({ entry, hash: entryHash(text) });
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${store.where}/${path}: ${detail}`, { cause });
    }
  };

  return async () => {
    try {
      await readNewest();
      if (reported) onRecovery();
      reported = '';
    } catch (error) {
      // An outage is one thing, however differently its requests fail.
      const text = error instanceof StoreError ? error.name : String(error);
      if (reported !== text) onError(error);
      reported = text;
    }
    return read?.channels ?? {};
  };
}
