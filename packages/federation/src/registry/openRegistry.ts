import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { Channels, LogEntry } from '../release/releaseLog';
import type { AppName } from './appNames';
import { type AppRecord, assertNotEdited, assertUnchanged, readAppRecord } from './appRecord';
import { RegistryError } from './RegistryError';
import { openState } from './openState';
import { canaries, canaryBeside } from './canaries';
import { type RegistryKeys, registryKeys } from './registryKeys';
import { storeBuild } from './storeBuild';

export type ListedRelease = AppRecord & { isStable: boolean };

export interface Registry {
  /**
   * Stores a built remote as an immutable release and makes it stable, or with a percentage the canary. Repeating it changes
   * nothing.
   */
  release(distDir: string, canaryPercent?: number): ReleaseRecord;
  /** The same for the record of a built shell. Its files are not stored: its own server has them. */
  releaseShell(distDir: string): ShellAssets;
  /** All releases of an app, the newest first. */
  list(name: AppName): ListedRelease[];
  /** The record of a stored build. @throws RegistryError */
  record(name: AppName, build: string): AppRecord;
  promote(name: AppName, build: string, canaryPercent?: number): void;
  /** Makes the previous stable build stable again and returns its id. */
  rollback(name: AppName): string;
  /** Gives every visitor the stable build again. Returns the build of the canary. @throws RegistryError without one. */
  endCanary(name: AppName): string;
  /** The build that `rollback` would make stable. @throws RegistryError */
  previous(name: AppName): string;
  channels(name: AppName): Channels;
  /** Keeps a build live: every other one is refused until `unpin`. @throws RegistryError */
  pin(name: AppName, build: string): void;
  /** Allows other builds again. Returns the build that was pinned. @throws RegistryError when none is. */
  unpin(name: AppName): string;
  /** Every change of the registry, the oldest first. @throws RegistryError when the log is damaged. */
  log(): LogEntry[];
  /**
   * Runs `work` so that its checks and its changes are one step: when another process changes the registry meanwhile, it
   * runs again. What it changes becomes live at once, and nothing does when it throws.
   */
  change<T>(work: () => T): T;
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

/** The release registry in a folder: the builds in `<root>/<app>/<build>/`, what is live in `<root>/log/`. */
export function openRegistry(root: string, keys: RegistryKeys = registryKeys(root)): Registry {
  const state = openState(root, keys);
  const { channels, change, set, entries } = state;

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

  const assertNotPinned = (name: AppName) => {
    const { stable, pinned } = channels(name);
    if (!pinned) return;
    throw new RegistryError(`${name} is pinned to ${stable}. Run first: pnpm unpin ${name}`);
  };

  const makeStable = (name: AppName, build: string, action: 'release' | 'promote') =>
    change(() => {
      assertIntact(name, build);
      const { stable, history, canary: running } = channels(name);
      if (stable === build) return;
      assertNotPinned(name);
      const earlier = stable ? [...history, stable].slice(-20) : history;
      const next = { stable: build, history: earlier, ...canaryBeside(build, running) };
      set({ app: name, action, build }, next);
    });

  const canary = canaries(state, assertNotPinned);
  const makeCanary = (name: AppName, build: string, percent: number) =>
    change(() => {
      assertIntact(name, build);
      canary.make(name, build, percent);
    });

  const promote = (name: AppName, build: string, canaryPercent?: number) => {
    const isReleased = entries().some(({ changes }) =>
      changes.some((change) => change.app === name && change.build === build),
    );
    // Its record makes its id, but whoever can write to the folder can make such a record too.
    if (existsSync(join(root, name, build)) && !isReleased) {
      throw new RegistryError(`${name} ${build} was stored by no signed release. Release it again.`);
    }
    if (canaryPercent === undefined) makeStable(name, build, 'promote');
    else makeCanary(name, build, canaryPercent);
  };

  const previous = (name: AppName) => {
    const build = channels(name).history.at(-1);
    if (!build) throw new RegistryError(`${name} has no earlier stable release to return to.`);
    return build;
  };

  return {
    channels,
    change,
    record,
    previous,
    log: entries,
    promote,
    endCanary: canary.end,
    release(distDir, canaryPercent) {
      const built = readBuiltRemote(distDir);
      if (canaryPercent !== undefined) canary.assertPossible(built.name, built.build);
      const paths = [...Object.keys(built.files), 'record.json'];
      const sources = paths.map((path) => [path, join(distDir, path)] as const);
      storeBuild(sources, join(root, built.name), built.build);
      if (canaryPercent === undefined) makeStable(built.name, built.build, 'release');
      else makeCanary(built.name, built.build, canaryPercent);
      return built;
    },
    releaseShell(distDir) {
      const built = readBuiltShell(distDir);
      const sources = [['record.json', join(distDir, 'client/assets.json')]] as const;
      storeBuild(sources, join(root, 'shell'), built.build);
      makeStable('shell', built.build, 'release');
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
    rollback: (name) =>
      change(() => {
        const build = previous(name);
        assertNotPinned(name);
        assertIntact(name, build);
        const { stable, history, canary: running } = channels(name);
        const earlier = history.slice(0, -1).filter((one) => one !== stable);
        const next = { stable: build, history: earlier, ...canaryBeside(build, running) };
        set({ app: name, action: 'rollback', build }, next);
        return build;
      }),
    pin: (name, build) =>
      change(() => {
        promote(name, build);
        if (channels(name).pinned) return;
        const { canary: _, ...others } = channels(name);
        set({ app: name, action: 'pin', build }, { ...others, pinned: true });
      }),
    unpin: (name) =>
      change(() => {
        const { stable, pinned, history } = channels(name);
        if (!pinned || !stable) throw new RegistryError(`${name} is not pinned.`);
        set({ app: name, action: 'unpin', build: stable }, { stable, history });
        return stable;
      }),
  };
}
