import { linkSync, rmSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryNames, logFolder } from '../release/releaseLog';
import { makeDrafts, storeBuild, writeReadable } from '../registry/storeBuild';
import { isMissing, type ReleaseStore } from './ReleaseStore';

/** The names in a folder; none when it does not exist. */
const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/**
 * A file is written as a draft and gets its name by `link`, which fails when the name is taken: whoever is killed leaves
 * nothing that others have to wait for.
 */
function createFile(file: string, content: string): boolean {
  const drafts = makeDrafts(dirname(file));
  try {
    const draft = join(drafts, 'file');
    writeReadable(draft, content);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

/** The registry in a folder, on this machine or mounted. */
export function folderStore(folder: string): ReleaseStore {
  return {
    where: folder,
    folder,
    read: (path) => readFile(join(folder, path)),
    has: (path) =>
      stat(join(folder, path)).then(
        () => true,
        () => false,
      ),
    async newestEntry() {
      const newest = entryNames(await namesIn(join(folder, logFolder))).at(-1);
      if (newest === undefined) return undefined;
      const { mtimeMs, ino } = await stat(join(folder, logFolder, newest));
      return { sequence: Number.parseInt(newest, 10), mark: `${ino} ${mtimeMs}` };
    },
    builds: async (app) => (await namesIn(join(folder, app))).filter((name) => !name.startsWith('.')),
    createNew: async (path, content) => createFile(join(folder, path), content),
    storeBuild: async (app, build, sources) => storeBuild(sources, join(folder, app), build),
  };
}
