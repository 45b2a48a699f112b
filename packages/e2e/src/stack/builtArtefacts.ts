import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import type { ReleaseRecord, ShellAssets } from '@storefront/releases/release';

/** A built remote: its record, and the folder that its files are in. */
export interface BuiltRemote {
  record: ReleaseRecord;
  folder: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The folder of a remote's build. */
export const folderOf = (name: RemoteName) => join(root, remotes[name].folder, 'dist');

/** A built remote, read from its folder. */
export function builtRemote(folder: string): BuiltRemote {
  return { folder, record: readJson(join(folder, 'record.json')) as ReleaseRecord };
}

/** The built shell and remotes, read from disk on each call. */
export function builtArtefacts(): { shell: ShellAssets; remotes: BuiltRemote[] } {
  return {
    shell: readJson(join(root, 'shell/dist/client/assets.json')) as ShellAssets,
    remotes: remoteNames.map((name) => builtRemote(folderOf(name))),
  };
}

/** Files of the scripts that the shell runs on every page. */
export const shellScripts = () =>
  builtArtefacts().shell.scripts.map((path) => join(root, 'shell/dist/client', path));

/** Files of the scripts that render an open panel. */
export const panelScripts = () =>
  Object.keys(builtArtefacts().shell.files)
    .filter((path) => /^panels\.\w+\.js$/.test(path))
    .map((path) => join(root, 'shell/dist/client', path));

/** Copies a built remote, without its source maps, into a folder under `parent`, for a test to break. */
export function copyOf(name: RemoteName, parent: string): BuiltRemote {
  const folder = mkdtempSync(join(parent, `${name}-`));
  cpSync(folderOf(name), folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  return builtRemote(folder);
}

export const makeCopiesFolder = () => mkdtempSync(join(tmpdir(), 'contract-'));
