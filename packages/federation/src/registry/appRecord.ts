import { existsSync, readFileSync } from 'node:fs';
import { buildIdOf } from '../release/buildId';
import { changedFiles } from '../release/fileHashes';
import { parseRecord } from '../release/parseRecord';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { RegistryError } from './RegistryError';

/** The record of a released remote, or the `assets.json` of a released shell. */
export type AppRecord = ReleaseRecord | ShellAssets;

export const isShell = (record: AppRecord): record is ShellAssets => !('entry' in record);

function parseShellRecord(json: string): ShellAssets {
  const value = JSON.parse(json) as Partial<ShellAssets> | null;
  const { build, files, contract, needs, sharedVersions, sharedNames } = value ?? {};
  if (build && files && contract && needs && sharedVersions && sharedNames) return value as ShellAssets;
  throw new Error('it is not the record of a shell; build the shell again');
}

/** Reads the record of a remote or of the shell. @throws RegistryError when it is missing or invalid. */
export function readAppRecord(kind: 'remote' | 'shell', file: string, messageIfMissing: string): AppRecord {
  if (!existsSync(file)) throw new RegistryError(messageIfMissing);
  try {
    const json = readFileSync(file, 'utf8');
    return kind === 'shell' ? parseShellRecord(json) : parseRecord(json);
  } catch (cause) {
    throw new RegistryError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** @throws RegistryError when the record does not make its build id. */
export function assertNotEdited(where: string, record: AppRecord): void {
  if (buildIdOf(record) === record.build) return;
  throw new RegistryError(`${where} has a record that was edited. Build it again.`);
}

/** @throws RegistryError when a file differs from the record, or the record does not make its build id. */
export function assertUnchanged(folder: string, record: AppRecord): void {
  const changed = changedFiles(folder, record.files);
  if (changed.length > 0) {
    throw new RegistryError(`${folder} differs from its record in ${changed.join(', ')}. Build it again.`);
  }
  assertNotEdited(folder, record);
}
