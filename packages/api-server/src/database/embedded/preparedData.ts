import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves a folder of the embedded database with its tables and no rows. */
export const preparedData = join(dirname(fileURLToPath(import.meta.url)), 'prepared-data');

/**
 * Copies the prepared folder on a first start, which saves seconds. The folder has no rows, so that seeded dates count
 * from the start and not from the build.
 */
export function unpackPreparedData(dataDir: string, source = preparedData): void {
  if (existsSync(dataDir) || !existsSync(source)) return;
  // The rename at the end keeps an interrupted copy from being used.
  const copy = `${dataDir}.unpacking`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true });
  renameSync(copy, dataDir);
}
