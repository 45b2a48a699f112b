import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sources } from '../store/ReleaseStore';

// The shell's server may run as another user than the release, so the umask of the release must not matter.
const [folderMode, fileMode] = [0o755, 0o644];

function makeReadableFolder(folder: string): void {
  const created = mkdirSync(folder, { recursive: true });
  for (let path = folder; created && path.startsWith(created); path = dirname(path)) {
    chmodSync(path, folderMode);
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, folderMode);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? folderMode : fileMode);
  }
}

/** Writes a file that every user can read. */
function writeReadable(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, fileMode);
}

/** Writes a file that this user alone can read. */
export function writePrivate(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
}

/** Makes a folder for drafts in `folder`. A killed process leaves its drafts there, which nothing reads. */
function makeDrafts(folder: string): string {
  makeReadableFolder(folder);
  return mkdtempSync(join(folder, '.draft-'));
}

/**
 * Creates a file, and returns false when it exists. It is written as a draft and gets its name by `link`, which fails
 * when the name is taken: a killed process leaves no lock behind.
 */
export function createFile(file: string, content: string, write = writeReadable): boolean {
  const drafts = makeDrafts(dirname(file));
  try {
    const draft = join(drafts, 'file');
    write(draft, content);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

/** Stores a build in its folder `<appDir>/<build>` as a whole. An existing folder is left as it is. */
export function storeBuild(sources: Sources, appDir: string, build: string): void {
  const target = join(appDir, build);
  if (existsSync(target)) return;
  const draft = makeDrafts(appDir);
  try {
    for (const [path, source] of sources) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      copyFileSync(source, join(draft, path));
    }
    makeReadable(draft);
    renameSync(draft, target);
  } catch (error) {
    // Another process has stored the same build meanwhile: a rename cannot replace a folder with files.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
