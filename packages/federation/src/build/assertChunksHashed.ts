import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRecord } from '../release/record';
import { isScript } from './initialFiles';

/**
 * Every script that is not in the HTML must be vouched for by one that is.
 *
 * @throws Error that names the scripts whose hash no entry carries.
 */
export function assertChunksHashed(
  outDir: string,
  entries: readonly string[],
  files: Record<string, FileRecord>,
): void {
  const code = entries.filter(isScript).map((path) => readFileSync(join(outDir, path), 'utf8'));
  const bare = Object.entries(files)
    .filter(([path]) => isScript(path) && !entries.includes(path))
    .filter(([, { sha384 }]) => !code.some((text) => text.includes(sha384)))
    .map(([path]) => path);
  if (bare.length > 0) throw new Error(`loaded without a hash: ${bare.join(', ')}`);
}
