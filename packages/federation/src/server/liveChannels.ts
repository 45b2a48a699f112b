import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Trust, trustedKeys } from '../release/trustedKeys';
import { entryNames, type LogEntry, logFolder, parseSignedEntry } from '../release/releaseLog';

type AllChannels = LogEntry['channels'];

/**
 * Returns a function that gives the channels of every app by the newest entry of the registry's log. When the log or its
 * newest entry cannot be read or is not signed by a trusted key, `onError` is called once, and what was live before stays live;
 * `onRecovery` is called once it can be read again.
 */
export function liveChannels(
  registryDir: string,
  trust: Trust,
  onError: (error: unknown) => void,
  onRecovery: () => void,
): () => Promise<AllChannels> {
  const folder = logFolder(registryDir);
  let read: { mark: string; channels: AllChannels } = { mark: '', channels: {} };
  /** The error that was reported last; empty when there is none. */
  let reported = '';

  const readNewest = async (name: string) => {
    const file = join(folder, name);
    // An entry is never changed, but a folder may be replaced by another registry.
    const { mtimeMs, ino } = await stat(file);
    const mark = `${name} ${ino} ${mtimeMs}`;
    if (read.mark === mark) return;
    const text = await readFile(file, 'utf8');
    try {
      const { channels } = parseSignedEntry(name, text, trustedKeys(registryDir, trust));
      read = { mark, channels };
    } catch (cause) {
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  };

  return async () => {
    try {
      const newest = entryNames(await readdir(folder)).at(-1);
      if (newest) await readNewest(newest);
      if (reported) onRecovery();
      reported = '';
    } catch (error) {
      const text = String(error);
      // A server may be started before anything is released.
      const isNew = read.mark === '' && (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (isNew || reported === text) return read.channels;
      onError(error);
      reported = text;
    }
    return read.channels;
  };
}
