import { entryName, entryPath, type LogEntry, parseSignedEntry } from '../release/releaseLog';
import { type Trust, trustedKeys } from '../release/trustedKeys';
import { type ReleaseReader, StoreError } from '../store/ReleaseStore';

type AllChannels = LogEntry['channels'];

/**
 * Returns a function that gives the channels of every app by the newest entry of the registry's log. When the log or its
 * newest entry cannot be read or is not signed by a trusted key, `onError` is called once, and what was live before
 * stays live. So it does when only older entries are left. `onRecovery` is called once the log can be read again.
 */
export function liveChannels(
  store: ReleaseReader,
  trust: Trust,
  onError: (error: unknown) => void,
  onRecovery: () => void,
): () => Promise<AllChannels> {
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
      const { at, channels } = parseSignedEntry(entryName(sequence), text, trustedKeys(store.folder, trust));
      // Whoever can delete files could bring back any build that was ever live, and a listing may be an old one
      // (decision 0130).
      if (read && sequence <= read.sequence && at < read.at) {
        throw new Error('it is older than what is live, and later entries are gone');
      }
      read = { sequence, mark, at, channels };
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
