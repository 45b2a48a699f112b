import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder, ownDependencies } from '../gate/buildSources';
import { appNames, folderOf } from './appNames';

/**
 * The folders beside which the npm packages of the apps are installed: the apps of a workspace, or the remote in `root`,
 * and our packages that they depend on.
 */
export function npmFolders(root: string): string[] {
  const found = new Set<string>();
  const add = (folder: string) => {
    if (found.has(folder) || !existsSync(join(folder, 'package.json'))) return;
    found.add(folder);
    const packageJson = readFileSync(join(folder, 'package.json'), 'utf8');
    for (const name of ownDependencies({ 'package.json': packageJson })) add(installedFolder(name, folder));
  };
  for (const folder of [root, ...appNames.map((name) => join(root, folderOf(name)))]) add(folder);
  return [...found];
}
