import { existsSync, linkSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryHash,
  entryName,
  entryNames,
  type LogEntry,
  logFolder,
  parseEntry,
  parseSignedEntry,
} from '../release/releaseLog';
import { withSignature } from '../release/signature';
import { RegistryError } from './RegistryError';
import type { RegistryKeys } from './registryKeys';
import { makeDrafts, writeReadable } from './storeBuild';

export interface ReleaseLog {
  /** The newest entry; undefined in a new registry. @throws RegistryError when it is damaged or not signed. */
  head(): LogEntry | undefined;
  /**
   * Adds the entry after another, the newest one. Returns false when another process has added one meanwhile: nothing is written then.
   */
  append(after: LogEntry | undefined, next: Pick<LogEntry, 'changes' | 'channels'>): boolean;
  /** Every entry, the oldest first. @throws RegistryError when one is damaged or missing. */
  entries(): LogEntry[];
}

/**
 * The log of a registry, one file for each entry. A file is created as a whole under a name that only one process can
 * create, so that the log needs no lock: whoever is killed leaves nothing that others have to wait for.
 */
export function openLog(registryDir: string, keys: RegistryKeys): ReleaseLog {
  const folder = logFolder(registryDir);
  const names = () => (existsSync(folder) ? entryNames(readdirSync(folder)) : []);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

  const orRefuse = (name: string, parse: (text: string) => LogEntry): LogEntry => {
    try {
      return parse(textOf(name));
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RegistryError(`${join(folder, name)}: ${detail}`, { cause });
    }
  };

  const head = () => {
    const newest = names().at(-1);
    if (newest === undefined) return undefined;
    return orRefuse(newest, (text) => parseSignedEntry(newest, text, keys.trusted()));
  };

  const create = (name: string, text: string): boolean => {
    const drafts = makeDrafts(folder);
    try {
      const draft = join(drafts, name);
      writeReadable(draft, text);
      linkSync(draft, join(folder, name));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    } finally {
      rmSync(drafts, { recursive: true, force: true });
    }
  };

  return {
    head,
    append(after, next) {
      const sequence = (after?.sequence ?? 0) + 1;
      const previous = after ? entryHash(textOf(entryName(after.sequence))) : '';
      const entry: LogEntry = { sequence, previous, at: new Date().toISOString(), ...next };
      return create(entryName(sequence), `${JSON.stringify(withSignature(entry, keys.own()), null, 2)}\n`);
    },
    entries() {
      // The newest entry is signed and has the hash of the one before, and so of all: a key that signed earlier ones may
      // have been replaced.
      head();
      let previous = '';
      return names().map((name, index) => {
        const entry = orRefuse(name, (text) => parseEntry(name, text));
        if (entry.sequence !== index + 1 || entry.previous !== previous) {
          throw new RegistryError(`${join(folder, name)} does not follow the entry before it.`);
        }
        previous = entryHash(textOf(name));
        return entry;
      });
    },
  };
}
