import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves a folder of the embedded database with its tables and no rows. */
export const preparedData = join(dirname(fileURLToPath(import.meta.url)), 'prepared-data');

/**
 * Gives a first start the prepared folder instead of seconds of work. It has no rows: what a start seeds is dated
 * by that start, and not by the day of the build.
 */
export function unpackPreparedData(dataDir: string, source = preparedData): void {
  if (existsSync(dataDir) || !existsSync(source)) return;
  // A start that is killed here leaves no half a database under the real name.
  const copy = `${dataDir}.unpacking`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true });
  renameSync(copy, dataDir);
}
