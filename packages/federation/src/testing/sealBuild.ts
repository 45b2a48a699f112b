import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../release/buildId';
import { hashFiles } from '../release/fileHashes';
import type { ReleaseRecord } from '../release/record';

/**
 * Makes a copy of a built remote a build of its own after a test has changed its files: the record gets their hashes, the
 * given fields and the id that all of it makes.
 */
export function sealBuild(folder: string, changed: object = {}): ReleaseRecord {
  const file = join(folder, 'record.json');
  const record = { ...(JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord), ...changed };
  record.files = hashFiles(folder, Object.keys(record.files));
  record.build = buildIdOf(record);
  writeFileSync(file, JSON.stringify(record));
  return record;
}
