import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildSources, sourcesFile, unpackSources } from '../gate/buildSources';
import { changedFiles } from '../release/fileHashes';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { type AppRecord, assertUnchanged, parseAppRecord } from './appRecord';
import { RegistryError } from './RegistryError';

function readRecord(kind: 'remote' | 'shell', distDir: string, path: string): AppRecord {
  const file = join(distDir, path);
  if (existsSync(file)) return parseAppRecord(kind, file, readFileSync(file, 'utf8'));
  throw new RegistryError(`${distDir} is not built: it has no ${path}. Run the build first.`);
}

/** Reads a remote's build and compares it with its files. @throws RegistryError */
export function readBuiltRemote(distDir: string): ReleaseRecord {
  const record = readRecord('remote', distDir, 'record.json') as ReleaseRecord;
  assertUnchanged(distDir, record, changedFiles(distDir, record.files));
  return record;
}

/** Reads a shell's build and compares it with its files. @throws RegistryError */
export function readBuiltShell(distDir: string): ShellAssets {
  const client = join(distDir, 'client');
  const record = readRecord('shell', distDir, 'client/assets.json') as ShellAssets;
  assertUnchanged(client, record, changedFiles(client, record.files));
  const sources = record.sources ? changedFiles(distDir, { [sourcesFile]: record.sources }) : [];
  assertUnchanged(distDir, record, sources);
  return record;
}

/** Reads the sources of a build. Undefined when it has none. @throws RegistryError when they cannot be read. */
export function readBuiltSources(distDir: string): BuildSources | undefined {
  const file = join(distDir, sourcesFile);
  if (!existsSync(file)) return undefined;
  try {
    return unpackSources(readFileSync(file));
  } catch (cause) {
    throw new RegistryError(`${file} cannot be read. Build it again.`, { cause });
  }
}
