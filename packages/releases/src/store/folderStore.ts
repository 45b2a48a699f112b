import { constants } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryNames, logFolder } from '../release/releaseLog';
import { createFile, storeBuild } from '../registry/storeBuild';
import { ifThere, type ReleaseStore } from './ReleaseStore';

/**
 * Where a path of the registry is on this machine. A link could lead to any file that the server can read, so no link
 * is followed below the registry's own folder. A step that becomes a link after this check gains nothing: the content
 * is compared with a hash or a signature.
 *
 * @throws Error when a step of the path is a symbolic link
 */
async function placeOf(folder: string, path: string): Promise<string> {
  let place = folder;
  for (const step of path.split('/')) {
    place = join(place, step);
    const stats = await ifThere(lstat(place));
    if (stats?.isSymbolicLink()) throw new Error(`${place} is a symbolic link`);
  }
  return place;
}

/** The registry in a folder, on this machine or mounted. The folder itself may be a link. */
export function folderStore(folder: string): ReleaseStore {
  const place = (path: string) => placeOf(folder, path);
  /** Empty when the folder does not exist. */
  const namesIn = async (path: string) => (await ifThere(readdir(await place(path)))) ?? [];
  return {
    where: folder,
    folder,
    read: async (path) => readFile(await place(path), { flag: constants.O_RDONLY | constants.O_NOFOLLOW }),
    async newestEntry() {
      const newest = entryNames(await namesIn(logFolder)).at(-1);
      if (newest === undefined) return undefined;
      const { mtimeMs, ino } = await lstat(await place(`${logFolder}/${newest}`));
      return { sequence: Number.parseInt(newest, 10), mark: `${ino} ${mtimeMs}` };
    },
    builds: async (app) => (await namesIn(app)).filter((name) => !name.startsWith('.')),
    createNew: async (path, content) => createFile(await place(path), content),
    async storeBuild(app, build, sources) {
      await place(`${app}/${build}`);
      storeBuild(sources, join(folder, app), build);
    },
  };
}
