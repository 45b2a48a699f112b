import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { buildIdOf, changedFiles } from '../release/fileHashes';
import { parseRecord } from '../release/parseRecord';
import type { ReleaseRecord } from '../release/record';
import { RegistryError } from './RegistryError';

/** The build of each channel; `history` are the previous stable builds, the newest last. */
export interface Channels {
  stable?: string;
  history: string[];
}

export interface ListedRelease extends ReleaseRecord {
  isStable: boolean;
}

export interface Registry {
  /** Stores a built folder as an immutable release and makes it stable. Repeating it changes nothing. */
  release(distDir: string): ReleaseRecord;
  /** All releases of a remote, the newest first. */
  list(name: RemoteName): ListedRelease[];
  promote(name: RemoteName, build: string): void;
  /** Makes the previous stable build stable again and returns its id. */
  rollback(name: RemoteName): string;
  channels(name: RemoteName): Channels;
}

/** `mf-catalog` or `catalog` → `catalog`. @throws RegistryError */
export function remoteNamed(text: string): RemoteName {
  const found = remoteNames.find((name) => name === text || remotes[name].folder === text);
  if (found) return found;
  const known = remoteNames.map((name) => remotes[name].folder).join(', ');
  throw new RegistryError(`There is no remote "${text}". Remotes: ${known}.`);
}

function readRecord(folder: string, messageIfMissing: string): ReleaseRecord {
  const file = join(folder, 'record.json');
  if (!existsSync(file)) throw new RegistryError(messageIfMissing);
  try {
    return parseRecord(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new RegistryError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Writes to a temporary file and renames it, so that a reader never sees a partial file. */
function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function copyRelease(distDir: string, record: ReleaseRecord, remoteDir: string): void {
  mkdirSync(remoteDir, { recursive: true });
  const draft = mkdtempSync(join(remoteDir, '.draft-'));
  try {
    for (const path of [...Object.keys(record.files), 'record.json']) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      copyFileSync(join(distDir, path), join(draft, path));
    }
    renameSync(draft, join(remoteDir, record.build));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function assertUnchanged(folder: string, record: ReleaseRecord): void {
  const changed = changedFiles(folder, record.files);
  const fileProblem = changed.length > 0 ? `differs from its record in ${changed.join(', ')}` : undefined;
  const recordProblem = buildIdOf(record.files) !== record.build ? 'has a record that was edited' : undefined;
  const problem = fileProblem ?? recordProblem;
  if (problem) throw new RegistryError(`${folder} ${problem}. Build it again.`);
}

/** The release registry in a folder: `<root>/<remote>/<build>/` and `<root>/<remote>/channels.json`. */
export function openRegistry(root: string): Registry {
  const channelFile = (name: RemoteName) => join(root, name, 'channels.json');

  const channels = (name: RemoteName): Channels => {
    if (!existsSync(channelFile(name))) return { history: [] };
    return JSON.parse(readFileSync(channelFile(name), 'utf8')) as Channels;
  };

  const saveChannels = (name: RemoteName, next: Channels) =>
    writeAtomically(channelFile(name), `${JSON.stringify(next, null, 2)}\n`);

  const promote = (name: RemoteName, build: string) => {
    const folder = join(root, name, build);
    assertUnchanged(
      folder,
      readRecord(folder, `${name} has no release ${build}. See: pnpm releases ${name}`),
    );
    const { stable, history } = channels(name);
    if (stable === build) return;
    saveChannels(name, { stable: build, history: stable ? [...history, stable].slice(-20) : history });
  };

  return {
    channels,
    promote,
    release(distDir) {
      const record = readRecord(
        distDir,
        `${distDir} is not built: it has no record.json. Run the build first.`,
      );
      assertUnchanged(distDir, record);
      if (!existsSync(join(root, record.name, record.build))) {
        copyRelease(distDir, record, join(root, record.name));
      }
      promote(record.name, record.build);
      return record;
    },
    list(name) {
      const folder = join(root, name);
      if (!existsSync(folder)) return [];
      const { stable } = channels(name);
      return readdirSync(folder)
        .filter((build) => existsSync(join(folder, build, 'record.json')) && !build.startsWith('.'))
        .map((build) => readRecord(join(folder, build), build))
        .map((record) => ({ ...record, isStable: record.build === stable }))
        .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
    },
    rollback(name) {
      const { stable, history } = channels(name);
      const previous = history.at(-1);
      if (!previous) throw new RegistryError(`${name} has no earlier stable release to return to.`);
      const folder = join(root, name, previous);
      assertUnchanged(folder, readRecord(folder, `${name}: the earlier release ${previous} is gone.`));
      saveChannels(name, {
        stable: previous,
        history: history.slice(0, -1).filter((build) => build !== stable),
      });
      return previous;
    },
  };
}
