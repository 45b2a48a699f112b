import { buildIdOf } from '../release/buildId';
import { parseRecord } from '../release/parseRecord';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { RegistryError } from './RegistryError';

/** The record of a released remote, or the `assets.json` of a released shell. */
export type AppRecord = ReleaseRecord | ShellAssets;

export const isShell = (record: AppRecord): record is ShellAssets => !('entry' in record);

function parseShellRecord(json: string): ShellAssets {
  const value = JSON.parse(json) as Partial<ShellAssets> | null;
  const { build, files, contract, sharedVersions } = value ?? {};
  if (build && files && contract && sharedVersions) return value as ShellAssets;
  throw new Error('it is not the record of a shell; build the shell again');
}

/** Whether a build can be compared: the records of earlier ones describe their contracts by schemas. */
export const isComparable = (record: AppRecord): boolean =>
  isShell(record) ? Array.isArray(record.zodNames) : Array.isArray(record.contract.panels);

/** The record of a remote or of the shell in a text, which is at `where`. @throws RegistryError when it is invalid. */
export function parseAppRecord(kind: 'remote' | 'shell', where: string, json: string): AppRecord {
  try {
    return kind === 'shell' ? parseShellRecord(json) : parseRecord(json);
  } catch (cause) {
    throw new RegistryError(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** @throws RegistryError when the record does not make its build id. */
export function assertNotEdited(where: string, record: AppRecord): void {
  if (buildIdOf(record) === record.build) return;
  throw new RegistryError(`${where} has a record that was edited. Build it again.`);
}

/** @throws RegistryError when there are changed files, or the record does not make its build id. */
export function assertUnchanged(where: string, record: AppRecord, changed: readonly string[]): void {
  if (changed.length > 0) {
    throw new RegistryError(`${where} differs from its record in ${changed.join(', ')}. Build it again.`);
  }
  assertNotEdited(where, record);
}
