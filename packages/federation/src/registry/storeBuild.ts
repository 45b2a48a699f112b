import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a release: by their path in it, where they are now. */
export type Sources = readonly (readonly [path: string, source: string])[];

// The shell's server may run as another user than the one who releases, whatever the umask of that one is.
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

/** Writes to a temporary file and renames it, so that a reader never sees a partial file. */
export function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  chmodSync(draft, fileMode);
  renameSync(draft, file);
}

/** Stores a build in its folder `<appDir>/<build>` as a whole. A folder that is there is left as it is. */
export function storeBuild(sources: Sources, appDir: string, build: string): void {
  const target = join(appDir, build);
  if (existsSync(target)) return;
  makeReadableFolder(appDir);
  const draft = mkdtempSync(join(appDir, '.draft-'));
  try {
    for (const [path, source] of sources) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      copyFileSync(source, join(draft, path));
    }
    makeReadable(draft);
    renameSync(draft, target);
  } catch (error) {
    // Somebody has stored the same build meanwhile: a folder with files cannot be renamed over.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
