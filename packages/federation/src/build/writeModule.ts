import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a generated module into a folder from which the packages of an app resolve. Returns its path. */
export function writeModule(appFolder: string, name: string, source: string): string {
  const folder = join(appFolder, 'node_modules/.cache/storefront');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}
