import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder with this file, from `from` upwards. @throws Error when there is none. */
function folderWith(file: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, file))) return folder;
    if (folder === dirname(folder)) throw new Error(`${from} is below no folder with ${file}`);
  }
}

/** This package's folder, both when running from `src` and from `dist`. */
export const packageFolder = () => folderWith('package.json', dirname(fileURLToPath(import.meta.url)));

/** @throws Error outside a workspace. */
export const workspaceRoot = (from: string) => folderWith('pnpm-workspace.yaml', from);
