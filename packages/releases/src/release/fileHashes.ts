import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FileRecord } from './record';

/** sha384 in the form of an `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** All files below a folder, as sorted relative paths with `/`. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function hashFiles(folder: string, paths: string[]): Record<string, FileRecord> {
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(join(folder, path));
      return [path, { sha384: integrityOf(content), size: content.byteLength }];
    }),
  );
}

/** Paths whose content differs from the record or is missing. */
export function changedFiles(folder: string, files: Record<string, FileRecord>): string[] {
  return Object.entries(files)
    .filter(([path, { sha384 }]) => {
      try {
        return integrityOf(readFileSync(join(folder, path))) !== sha384;
      } catch {
        return true;
      }
    })
    .map(([path]) => path);
}
