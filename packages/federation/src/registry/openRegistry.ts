import { join } from 'node:path';
import { changedFiles, integrityOf } from '../release/fileHashes';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { Channels, LogEntry } from '../release/releaseLog';
import { folderStore } from '../store/folderStore';
import { inParallel } from '../store/inParallel';
import { isMissing, type ReleaseStore, StoreError } from '../store/ReleaseStore';
import type { AppName } from './appNames';
import { type AppRecord, assertNotEdited, assertUnchanged, parseAppRecord, readAppRecord } from './appRecord';
import { RegistryError } from './RegistryError';
import { openState } from './openState';
import { canaries, canaryBeside } from './canaries';
import { type RegistryKeys, registryKeys } from './registryKeys';

export type ListedRelease = AppRecord & { isStable: boolean };

/** The verbs of a registry. Each of them throws RegistryError, and StoreError when the store does not answer. */
export interface Registry {
  /**
   * Stores a built remote as an immutable release and makes it stable, or with a percentage the canary. Repeating it changes
   * nothing.
   */
  release(distDir: string, canaryPercent?: number): Promise<ReleaseRecord>;
  /** The same for the record of a built shell. Its files are not stored: its own server has them. */
  releaseShell(distDir: string): Promise<ShellAssets>;
  /** All releases of an app, the newest first. */
  list(name: AppName): Promise<ListedRelease[]>;
  /** The record of a stored build. @throws RegistryError */
  record(name: AppName, build: string): Promise<AppRecord>;
  promote(name: AppName, build: string, canaryPercent?: number): Promise<void>;
  /** Makes the previous stable build stable again and returns its id. `automatic` is why a shell server does it by itself. */
  rollback(name: AppName, automatic?: string): Promise<string>;
  /** Gives every visitor the stable build again. Returns the build of the canary. @throws RegistryError without one. */
  endCanary(name: AppName, automatic?: string): Promise<string>;
  /** The build that `rollback` would make stable. @throws RegistryError */
  previous(name: AppName): Promise<string>;
  channels(name: AppName): Promise<Channels>;
  /** Keeps a build live: every other one is refused until `unpin`. @throws RegistryError */
  pin(name: AppName, build: string): Promise<void>;
  /** Allows other builds again. Returns the build that was pinned. @throws RegistryError when none is. */
  unpin(name: AppName): Promise<string>;
  /** Every change of the registry, the oldest first. @throws RegistryError when the log is damaged. */
  log(): Promise<LogEntry[]>;
  /**
   * Runs `work` so that its checks and its changes are one step: when another process changes the registry meanwhile, it
   * runs again. What it changes becomes live at once, and nothing does when it throws.
   */
  change<T>(work: () => Promise<T>): Promise<T>;
}

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

/** How many files of a build are read at a time. */
const filesAtOnce = 8;

/**
 * The release registry in a store, or in a folder: the builds in `<app>/<build>/`, what is live in `log/`. The default keys are
 * those of the environment.
 */
export function openRegistry(at: ReleaseStore | string, keys?: RegistryKeys): Registry {
  const store = typeof at === 'string' ? folderStore(at) : at;
  const state = openState(store, keys ?? registryKeys(store.folder));
  const { channels, change, set, entries } = state;

  const record = async (name: AppName, build: string) => {
    const path = `${name}/${build}/record.json`;
    try {
      const json = (await store.read(path)).toString('utf8');
      return parseAppRecord(name === 'shell' ? name : 'remote', `${store.where}/${path}`, json);
    } catch (error) {
      if (error instanceof RegistryError || error instanceof StoreError) throw error;
      const message = isMissing(error)
        ? `${name} has no release ${build}. See: pnpm releases ${name}`
        : `${store.where}/${path}: ${error instanceof Error ? error.message : String(error)}`;
      throw new RegistryError(message, { cause: error });
    }
  };

  const assertIntact = async (name: AppName, build: string) => {
    const stored = await record(name, build);
    const where = `${store.where}/${name}/${build}`;
    if (name === 'shell') return assertNotEdited(where, stored);
    const files = await inParallel(Object.entries(stored.files), filesAtOnce, async ([path, { sha384 }]) => {
      const content = await store.read(`${name}/${build}/${path}`).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return content && integrityOf(content) === sha384 ? [] : [path];
    });
    assertUnchanged(where, stored, files.flat());
  };

  const assertNotPinned = async (name: AppName) => {
    const { stable, pinned } = await channels(name);
    if (!pinned) return;
    throw new RegistryError(`${name} is pinned to ${stable}. Run first: pnpm unpin ${name}`);
  };

  const makeStable = (name: AppName, build: string, action: 'release' | 'promote') =>
    change(async () => {
      await assertIntact(name, build);
      const { stable, history, canary: running } = await channels(name);
      if (stable === build) return;
      await assertNotPinned(name);
      const earlier = stable ? [...history, stable].slice(-20) : history;
      const since = new Date().toISOString();
      set(
        { app: name, action, build },
        { stable: build, since, history: earlier, ...canaryBeside(build, running) },
      );
    });

  const canary = canaries(state, assertNotPinned);
  const makeCanary = (name: AppName, build: string, percent: number) =>
    change(async () => {
      await assertIntact(name, build);
      await canary.make(name, build, percent);
    });

  const promote = async (name: AppName, build: string, canaryPercent?: number) => {
    const isReleased = (await entries()).some(({ changes }) =>
      changes.some((change) => change.app === name && change.build === build),
    );
    // Its record makes its id, but whoever can write to the store can make such a record too.
    if (!isReleased && (await store.has(`${name}/${build}/record.json`))) {
      throw new RegistryError(`${name} ${build} was stored by no signed release. Release it again.`);
    }
    await (canaryPercent === undefined
      ? makeStable(name, build, 'promote')
      : makeCanary(name, build, canaryPercent));
  };

  const previous = async (name: AppName) => {
    const build = (await channels(name)).history.at(-1);
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
    async release(distDir, canaryPercent) {
      const built = readBuiltRemote(distDir);
      if (canaryPercent !== undefined) await canary.assertPossible(built.name, built.build);
      const paths = [...Object.keys(built.files), 'record.json'];
      const sources = paths.map((path) => [path, join(distDir, path)] as const);
      await store.storeBuild(built.name, built.build, sources);
      await (canaryPercent === undefined
        ? makeStable(built.name, built.build, 'release')
        : makeCanary(built.name, built.build, canaryPercent));
      return built;
    },
    async releaseShell(distDir) {
      const built = readBuiltShell(distDir);
      const sources = [['record.json', join(distDir, 'client/assets.json')]] as const;
      await store.storeBuild('shell', built.build, sources);
      await makeStable('shell', built.build, 'release');
      return built;
    },
    async list(name) {
      const { stable } = await channels(name);
      const records = await inParallel(await store.builds(name), filesAtOnce, async (build) =>
        (await store.has(`${name}/${build}/record.json`)) ? [await record(name, build)] : [],
      );
      return records
        .flat()
        .map((stored) => ({ ...stored, isStable: stored.build === stable }))
        .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
    },
    rollback: (name, automatic) =>
      change(async () => {
        const build = await previous(name);
        await assertNotPinned(name);
        await assertIntact(name, build);
        const { stable, history, canary: running } = await channels(name);
        const earlier = history.slice(0, -1).filter((one) => one !== stable);
        const next = { stable: build, history: earlier, ...canaryBeside(build, running) };
        set({ app: name, action: 'rollback', build, ...(automatic && { automatic }) }, next);
        return build;
      }),
    pin: (name, build) =>
      change(async () => {
        await promote(name, build);
        const { canary: _, ...others } = await channels(name);
        if (others.pinned) return;
        set({ app: name, action: 'pin', build }, { ...others, pinned: true });
      }),
    unpin: (name) =>
      change(async () => {
        const { pinned, ...others } = await channels(name);
        const { stable } = others;
        if (!pinned || !stable) throw new RegistryError(`${name} is not pinned.`);
        set({ app: name, action: 'unpin', build: stable }, others);
        return stable;
      }),
  };
}
