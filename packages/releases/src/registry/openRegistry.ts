import { join } from 'node:path';
import { type BuildSources, sourcesFile } from '../gate/buildSources';
import { type Preview, signPreview } from '../release/preview';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { Channels, LogEntry } from '../release/releaseLog';
import { folderStore } from '../store/folderStore';
import { inParallel } from '../store/inParallel';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { AppName } from './appNames';
import type { AppRecord } from './appRecord';
import { RegistryError } from './RegistryError';
import { openState } from './openState';
import { canaries, canaryBeside } from './canaries';
import { readBuiltRemote, readBuiltShell } from './readBuilt';
import { type RegistryKeys, registryKeys } from './registryKeys';
import { type ListedRelease, storedBuilds } from './storedBuilds';

/** How many records are read at a time. */
const recordsAtOnce = 8;

/** The verbs of a registry. Each of them throws RegistryError, and StoreError when the store does not answer. */
export interface Registry {
  /**
   * Stores a built remote as an immutable release and makes it stable, or with a percentage the canary. Repeating it
   * changes nothing.
   */
  release(distDir: string, canaryPercent?: number): Promise<ReleaseRecord>;
  /**
   * Does the same for the record and the sources of a built shell. Its other files are not stored: its own server has
   * them.
   */
  releaseShell(distDir: string): Promise<ShellAssets>;
  /** Stores a built remote as an immutable release, and leaves the live build. */
  store(distDir: string): Promise<ReleaseRecord>;
  /**
   * The parameters of a link to a stored build whose files are whole. @throws RegistryError, also without a key to sign
   * with.
   */
  preview(preview: Preview): Promise<URLSearchParams>;
  /** All releases of an app, the newest first, and then the unreadable releases. */
  list(name: AppName): Promise<ListedRelease[]>;
  /** The record of a stored build. @throws RegistryError */
  record(name: AppName, build: string): Promise<AppRecord>;
  /** The sources of a stored build; undefined when it was stored without. @throws RegistryError */
  sources(name: AppName, record: AppRecord): Promise<BuildSources | undefined>;
  promote(name: AppName, build: string, canaryPercent?: number): Promise<void>;
  /**
   * Makes the previous stable build stable again and returns its id. `automatic` is the reason of a shell server that
   * rolls back by itself.
   */
  rollback(name: AppName, automatic?: string): Promise<string>;
  /** Gives every visitor the stable build again. Returns the build of the canary. @throws RegistryError without one. */
  endCanary(name: AppName, automatic?: string): Promise<string>;
  /** The build that `rollback` would make stable. @throws RegistryError */
  previous(name: AppName): Promise<string>;
  channels(name: AppName): Promise<Channels>;
  /** Keeps a build live: every other build is refused until `unpin`. @throws RegistryError */
  pin(name: AppName, build: string): Promise<void>;
  /** Allows other builds again. Returns the build that was pinned. @throws RegistryError when no build is pinned. */
  unpin(name: AppName): Promise<string>;
  /** Every change of the registry, the oldest first. @throws RegistryError when the log is damaged. */
  log(): Promise<LogEntry[]>;
  /**
   * Runs `work` so that its checks and its changes are one step: when another process changes the registry meanwhile,
   * it runs again. All its changes become live at once, or no change if it throws.
   */
  change<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * The release registry in a store, or in a folder: the builds in `<app>/<build>/`, the channels in `log/`. The default
 * keys come from the environment.
 */
export function openRegistry(at: ReleaseStore | string, keys?: RegistryKeys): Registry {
  const store = typeof at === 'string' ? folderStore(at) : at;
  const ownKeys = keys ?? registryKeys(store.folder);
  const state = openState(store, ownKeys);
  const { channels, change, set, entries } = state;
  const { record, sources, assertIntact, summary } = storedBuilds(store);

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
    // Its record makes its id, but anyone who can write to the store can make such a record too.
    if (!isReleased && (await store.has(`${name}/${build}/record.json`))) {
      throw new RegistryError(`${name} ${build} was stored by no signed release. Release it again.`);
    }
    await (canaryPercent === undefined
      ? makeStable(name, build, 'promote')
      : makeCanary(name, build, canaryPercent));
  };

  const previous = async (name: AppName) => {
    const build = (await channels(name)).history.at(-1);
    if (!build) throw new RegistryError(`${name} has no earlier live build to return to.`);
    return build;
  };

  const storeRemote = async (distDir: string, built: ReleaseRecord) => {
    const paths = [...Object.keys(built.files), 'record.json'];
    const files = paths.map((path) => [path, join(distDir, path)] as const);
    await store.storeBuild(built.name, built.build, files);
    return built;
  };

  return {
    channels,
    change,
    record,
    sources,
    previous,
    log: entries,
    promote,
    endCanary: canary.end,
    store: async (distDir) => storeRemote(distDir, readBuiltRemote(distDir)),
    async preview(wanted) {
      await assertIntact(wanted.remote, wanted.build);
      return signPreview(wanted, ownKeys.own());
    },
    async release(distDir, canaryPercent) {
      const built = readBuiltRemote(distDir);
      if (canaryPercent !== undefined) await canary.assertPossible(built.name, built.build);
      await storeRemote(distDir, built);
      await (canaryPercent === undefined
        ? makeStable(built.name, built.build, 'release')
        : makeCanary(built.name, built.build, canaryPercent));
      return built;
    },
    async releaseShell(distDir) {
      const built = readBuiltShell(distDir);
      await store.storeBuild('shell', built.build, [
        ...(built.sources ? [[sourcesFile, join(distDir, sourcesFile)] as const] : []),
        ['record.json', join(distDir, 'client/assets.json')],
      ]);
      await makeStable('shell', built.build, 'release');
      return built;
    },
    async list(name) {
      const { stable } = await channels(name);
      const records = await inParallel(await store.builds(name), recordsAtOnce, async (build) =>
        (await store.has(`${name}/${build}/record.json`)) ? [await summary(name, build)] : [],
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
        const earlier = history.slice(0, -1).filter((one) => one !== stable && one !== build);
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
