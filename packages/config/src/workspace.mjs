import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The package manager this workspace brings along; `packageManager` in package.json says the same. */
export const pnpmVersion = '10.34.9';

/** The environment of a tool: ours on the path (turbo calls pnpm by its name), and nothing sent anywhere. */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
