import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRecord } from '@storefront/releases/release';
import { isScript } from './initialFiles';

/**
 * Checks that the hash of every lazy script is in an entry, whose own hash is in the HTML.
 *
 * @throws Error that names the scripts without a hash.
 */
export function assertChunksHashed(
  outDir: string,
  entries: readonly string[],
  files: Record<string, FileRecord>,
): void {
  const code = entries.filter(isScript).map((path) => readFileSync(join(outDir, path), 'utf8'));
  const unhashed = Object.entries(files)
    .filter(([path]) => isScript(path) && !entries.includes(path))
    .filter(([, { sha384 }]) => !code.some((text) => text.includes(sha384)))
    .map(([path]) => path);
  if (unhashed.length > 0) throw new Error(`loaded without a hash: ${unhashed.join(', ')}`);
}
