import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../release/buildId';
import { hashFiles } from '../release/fileHashes';
import type { ReleaseRecord } from '../release/record';

/**
 * Turns a changed copy of a built remote into a valid build: its record gets the hashes of the files, the given fields
 * and the resulting id.
 */
export function sealBuild(folder: string, changed: object = {}): ReleaseRecord {
  const file = join(folder, 'record.json');
  const record = { ...(JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord), ...changed };
  record.files = hashFiles(folder, Object.keys(record.files));
  record.build = buildIdOf(record);
  writeFileSync(file, JSON.stringify(record));
  return record;
}
