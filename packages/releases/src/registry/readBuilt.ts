import { join } from 'node:path';
import { changedFiles } from '../release/fileHashes';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { assertUnchanged, readAppRecord } from './appRecord';

/** Reads a remote's build and compares it with its files. @throws RegistryError */
export function readBuiltRemote(distDir: string): ReleaseRecord {
  const record = readAppRecord(
    'remote',
    join(distDir, 'record.json'),
    `${distDir} is not built: it has no record.json. Run the build first.`,
  ) as ReleaseRecord;
  assertUnchanged(distDir, record, changedFiles(distDir, record.files));
  return record;
}

/** Reads a shell's build and compares it with its files. @throws RegistryError */
export function readBuiltShell(distDir: string): ShellAssets {
  const client = join(distDir, 'client');
  const missing = `${distDir} is not built: it has no client/assets.json. Run the build first.`;
  const record = readAppRecord('shell', join(client, 'assets.json'), missing) as ShellAssets;
  assertUnchanged(client, record, changedFiles(client, record.files));
  return record;
}
