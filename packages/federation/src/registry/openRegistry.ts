import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { AppName } from './appNames';
import { type AppRecord, assertNotEdited, assertUnchanged, readAppRecord } from './appRecord';
import { RegistryError } from './RegistryError';
import { storeBuild, writeAtomically } from './storeBuild';

/** The build of each channel; `history` are the previous stable builds, the newest last. */
export interface Channels {
  stable?: string;
  history: string[];
}

export type ListedRelease = AppRecord & { isStable: boolean };

export interface Registry {
  /** Stores a built remote as an immutable release and makes it stable. Repeating it changes nothing. */
  release(distDir: string): ReleaseRecord;
  /** The same for the record of a built shell. Its files are not stored: its own server has them. */
  releaseShell(distDir: string): ShellAssets;
  /** All releases of an app, the newest first. */
  list(name: AppName): ListedRelease[];
  /** The record of a stored build. @throws RegistryError */
  record(name: AppName, build: string): AppRecord;
  promote(name: AppName, build: string): void;
  /** Makes the previous stable build stable again and returns its id. */
  rollback(name: AppName): string;
  /** The build that `rollback` would make stable. @throws RegistryError */
  previous(name: AppName): string;
  channels(name: AppName): Channels;
}

/** Reads a remote's build and compares it with its files. @throws RegistryError */
export function readBuiltRemote(distDir: string): ReleaseRecord {
  const record = readAppRecord(
    'remote',
    join(distDir, 'record.json'),
    `${distDir} is not built: it has no record.json. Run the build first.`,
  ) as ReleaseRecord;
  assertUnchanged(distDir, record);
  return record;
}

/** Reads a shell's build and compares it with its files. @throws RegistryError */
export function readBuiltShell(distDir: string): ShellAssets {
  const client = join(distDir, 'client');
  const missing = `${distDir} is not built: it has no client/assets.json. Run the build first.`;
  const record = readAppRecord('shell', join(client, 'assets.json'), missing) as ShellAssets;
  assertUnchanged(client, record);
  return record;
}

/** The release registry in a folder: `<root>/<app>/<build>/` and `<root>/<app>/channels.json`. */
export function openRegistry(root: string): Registry {
  const channelFile = (name: AppName) => join(root, name, 'channels.json');

  const channels = (name: AppName): Channels => {
    if (!existsSync(channelFile(name))) return { history: [] };
    return JSON.parse(readFileSync(channelFile(name), 'utf8')) as Channels;
  };

  const saveChannels = (name: AppName, next: Channels) =>
    writeAtomically(channelFile(name), `${JSON.stringify(next, null, 2)}\n`);

  const record = (name: AppName, build: string) =>
    readAppRecord(
      name === 'shell' ? name : 'remote',
      join(root, name, build, 'record.json'),
      `${name} has no release ${build}. See: pnpm releases ${name}`,
    );

  const assertIntact = (name: AppName, build: string) => {
    const folder = join(root, name, build);
    const stored = record(name, build);
    if (name === 'shell') assertNotEdited(folder, stored);
    else assertUnchanged(folder, stored);
  };

  const promote = (name: AppName, build: string) => {
    assertIntact(name, build);
    const { stable, history } = channels(name);
    if (stable === build) return;
    saveChannels(name, { stable: build, history: stable ? [...history, stable].slice(-20) : history });
  };

  const previous = (name: AppName) => {
    const build = channels(name).history.at(-1);
    if (!build) throw new RegistryError(`${name} has no earlier stable release to return to.`);
    return build;
  };

  return {
    channels,
    record,
    promote,
    previous,
    release(distDir) {
      const built = readBuiltRemote(distDir);
      const paths = [...Object.keys(built.files), 'record.json'];
      const sources = paths.map((path) => [path, join(distDir, path)] as const);
      storeBuild(sources, join(root, built.name), built.build);
      promote(built.name, built.build);
      return built;
    },
    releaseShell(distDir) {
      const built = readBuiltShell(distDir);
      const sources = [['record.json', join(distDir, 'client/assets.json')]] as const;
      storeBuild(sources, join(root, 'shell'), built.build);
      promote('shell', built.build);
      return built;
    },
    list(name) {
      const folder = join(root, name);
      if (!existsSync(folder)) return [];
      const { stable } = channels(name);
      return readdirSync(folder)
        .filter((build) => existsSync(join(folder, build, 'record.json')) && !build.startsWith('.'))
        .map((build) => record(name, build))
        .map((stored) => ({ ...stored, isStable: stored.build === stable }))
        .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
    },
    rollback(name) {
      const build = previous(name);
      assertIntact(name, build);
      const { stable, history } = channels(name);
      const earlier = history.slice(0, -1).filter((one) => one !== stable);
      saveChannels(name, { stable: build, history: earlier });
      return build;
    },
  };
}
