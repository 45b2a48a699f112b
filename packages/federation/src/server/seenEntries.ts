import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '@storefront/releases/release';
import { type HashedEntry, isMissing } from '@storefront/releases/store';

interface SeenEntry extends Pick<LogEntry, 'at' | 'sequence'> {
  /** Its `entryHash`. */
  hash: string;
}

/** The newest entry of the log that servers have followed, for servers that start later. */
export interface SeenEntries {
  newest(): Promise<SeenEntry | undefined>;
  add(entry: HashedEntry): Promise<void>;
}

const namePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{8}) ([\da-f]{64})$/;

const nameOf = ({ entry: { at, sequence }, hash }: HashedEntry) =>
  `${at} ${String(sequence).padStart(8, '0')} ${hash}`;

/**
 * Keeps the entry in a folder as the name of an empty file, which begins with the entry's time. A name exists as a
 * whole or not at all, and only names of earlier times are removed: several servers may share the folder, and no server
 * brings back an older entry.
 */
export function seenEntries(folder: string): SeenEntries {
  const names = async (): Promise<string[]> => {
    const found = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return found.filter((name) => namePattern.test(name)).sort();
  };

  return {
    async newest() {
      const [, at = '', sequence = '', hash = ''] = namePattern.exec((await names()).at(-1) ?? '') ?? [];
      return at ? { at, sequence: Number(sequence), hash } : undefined;
    },
    async add(entry) {
      const own = nameOf(entry);
      // Anything else would be a path, or a name that is never found again.
      if (!namePattern.test(own)) throw new Error(`entry ${entry.entry.sequence} of the log has no time`);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, own), '');
      for (const name of await names()) if (name < own) await rm(join(folder, name), { force: true });
    },
  };
}
