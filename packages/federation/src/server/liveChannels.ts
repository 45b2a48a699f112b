import {
  entryHash,
  entryPath,
  type LogEntry,
  logFolder,
  parseSignedEntry,
  type Trust,
  trustedKeys,
} from '@storefront/releases/release';
import { type HashedEntry, type ReleaseReader, StoreError } from '@storefront/releases/store';
import { isTimeout } from './RemoteLoadError';
import { sharedAttempt } from './sharedAttempt';

type AllChannels = LogEntry['channels'];

interface LiveChannelsOptions {
  store: ReleaseReader;
  /** Whose entries are accepted. */
  trust: Trust;
  /** How long a page waits for the log, in milliseconds. */
  limitMs: number;
  /** Called once for each reason why the log cannot be followed. */
  onError: (error: unknown) => void;
  /** Called once the log can be read again. */
  onRecovery: () => void;
  onEntry?: ((newest: HashedEntry) => void) | undefined;
}

/**
 * Returns a function that gives the channels of every app by the newest entry of the registry's log, within `limitMs`.
 * When the log or its newest entry hangs, cannot be read or is not signed by a trusted key, the live builds stay live,
 * and also when only older entries are left.
 */
export function liveChannels({
  store,
  trust,
  limitMs,
  onError,
  onRecovery,
  onEntry,
}: LiveChannelsOptions): () => Promise<AllChannels> {
  let read: { sequence: number; mark: string; at: string; channels: AllChannels } | undefined;
  /** The reasons that were reported since the log could be followed. */
  const reported = new Set<string>();

  const parse = (path: string, text: string): LogEntry => {
    try {
      const name = path.slice(logFolder.length + 1);
      const entry = parseSignedEntry(name, text, trustedKeys(store.folder, trust));
      // An attacker who can delete files could bring back any build that was ever live, and a listing may be out of
      // date (decision 0084).
      if (read && entry.sequence <= read.sequence && entry.at < read.at) {
        throw new Error('it is older than what is live, and later entries are gone');
      }
      return entry;
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${store.where}/${path}: ${detail}`, { cause });
    }
  };

  const readNewest = async () => {
    const newest = await store.newestEntry(read?.sequence);
    if (!newest) {
      // A server may start before the first release.
      if (read) throw new Error(`${store.where} has no log any more`);
      return;
    }
    const { sequence, mark } = newest;
    // An entry is never changed, but a folder may be replaced by another registry.
    if (read?.sequence === sequence && read.mark === mark) return;
    const path = entryPath(sequence);
    const text = (await store.read(path)).toString('utf8');
    const hashed = { entry: parse(path, text), hash: entryHash(text) };
    const { at, channels } = hashed.entry;
    read = { sequence, mark, at, channels };
    onEntry?.(hashed);
  };

  const report = (error: unknown) => {
    // A hang and failed requests in a row are one outage, however the requests fail.
    const text = error instanceof StoreError || isTimeout(error) ? 'outage' : String(error);
    if (!reported.has(text)) onError(error);
    reported.add(text);
  };

  const attempt = sharedAttempt(readNewest, limitMs, 'reading the log of releases');

  return async () => {
    try {
      await attempt();
      if (reported.size > 0) onRecovery();
      reported.clear();
    } catch (error) {
      report(error);
    }
    return read?.channels ?? {};
  };
}
