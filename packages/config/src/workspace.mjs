import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The version of pnpm that this workspace uses; the same as `packageManager` in package.json. */
export const pnpmVersion = '10.34.9';

/** The environment of a tool: our binaries on the path (turbo calls pnpm by its name), and telemetry off. */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/**
 * The folders of the remotes, read from disk: a new `mf-*` package is checked from its first day.
 * @param {string} folder the workspace's root
 */
export function remoteFolders(folder = root) {
  return readdirSync(folder)
    .filter((name) => name.startsWith('mf-') && existsSync(join(folder, name, 'package.json')))
    .sort();
}
