import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sourcesFile } from '../gate/buildSources';
import { type Preview, signPreview } from '../release/preview';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { signReleasesLink } from '../release/releasesLink';
import type { CanaryShare, Channels, Refusal } from '../release/releaseLog';
import { folderStore } from '../store/folderStore';
import { inParallel } from '../store/inParallel';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { AppName } from './appNames';
import { now } from './now';
import { RegistryError } from './RegistryError';
import { openState } from './openState';
import { readBuiltRemote, readBuiltShell } from './readBuilt';
import { type RegistryKeys, registryKeys } from './registryKeys';
import { type ListedRelease, storedBuilds } from './storedBuilds';

/** How many records are read at a time. */
const recordsAtOnce = 8;

/** How many builds that were live are remembered. */
const maxHistory = 20;

/** @throws RegistryError for the shell. */
export function assertHasCanaries(name: AppName): void {
  if (name === 'shell') throw new RegistryError('The shell has no canary: the registry does not deploy it.');
}

/** The canary goes on beside another stable build, and ends when it becomes the stable build itself. */
const withStable = (next: Channels, { canary }: Channels): Channels =>
  canary && canary.build !== next.stable ? { ...next, canary } : next;

/** The verbs of a registry. Each of them throws RegistryError, and StoreError when the store does not answer. */
export type Registry = ReturnType<typeof openRegistry>;

/**
 * The release registry in a store, or in a folder: the builds in `<app>/<build>/`, the channels in `log/`. The default
 * keys come from the environment.
 */
export function openRegistry(at: ReleaseStore | string, keys?: RegistryKeys) {
  const store = typeof at === 'string' ? folderStore(at) : at;
  const ownKeys = keys ?? registryKeys(store.folder);
  const { channels, change, set, refuse, entries } = openState(store, ownKeys);
  const { record, sources, assertIntact, summary } = storedBuilds(store);

  const assertNotPinned = async (name: AppName) => {
    const { stable, pinned } = await channels(name);
    if (!pinned) return;
    throw new RegistryError(`${name} is pinned to ${stable}. Run first: pnpm unpin ${name}`);
  };

  const assertCanBeCanary = async (name: AppName, build: string) => {
    assertHasCanaries(name);
    const { stable } = await channels(name);
    if (!stable) throw new RegistryError(`${name} has no live build beside a canary. Leave out --channel.`);
    if (stable === build) throw new RegistryError(`${name} ${build} is live for all visitors already.`);
    await assertNotPinned(name);
  };

  /** Makes a stored build stable, or with a share the canary. */
  const makeLive = (name: AppName, build: string, action: 'release' | 'promote', share?: CanaryShare) =>
    change(async () => {
      await assertIntact(name, build);
      const before = await channels(name);
      const { stable, history, canary } = before;
      if (share) {
        await assertCanBeCanary(name, build);
        if (isDeepStrictEqual(canary, { build, since: canary?.since, ...share })) return;
        const next = { ...before, canary: { build, since: now(), ...share } };
        set({ app: name, action: 'canary', build, ...share }, next);
      } else if (stable !== build) {
        await assertNotPinned(name);
        const earlier = stable ? [...history, stable].slice(-maxHistory) : history;
        set(
          { app: name, action, build },
          withStable({ stable: build, since: now(), history: earlier }, before),
        );
      }
    });

  const promote = async (name: AppName, build: string, share?: CanaryShare) => {
    const isReleased = (await entries()).some(({ changes }) =>
      changes.some((one) => one.app === name && one.build === build),
    );
    if (!isReleased) {
      // Its record makes its id, but anyone who can write to the store can make such a record too.
      await record(name, build);
      throw new RegistryError(`${name} ${build} was stored by no signed release. Release it again.`);
    }
    await makeLive(name, build, 'promote', share);
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
    /**
     * Runs `work` so that its checks and its changes are one step: when another process changes the registry meanwhile,
     * it runs again. All its changes become live at once, or no change if it throws.
     */
    change,
    /** The record of a stored build. */
    record,
    /** The sources of a stored build; undefined when it was stored without. */
    sources,
    /** The build that `rollback` would make stable. */
    previous,
    /**
     * The entries of the log, the oldest first: all, or the newest `limit` of them. @throws RegistryError when the log is
     * damaged.
     */
    log: entries,
    /** Adds a refused build to the log, unless its newest entry says the same: CI may try again and again. */
    noteRefusal: (refusal: Refusal): Promise<void> =>
      change(async () => {
        const [newest] = await entries(1);
        if (!isDeepStrictEqual(newest?.refusal, refusal)) refuse(refusal);
      }),
    /** The parameters of a link to the page of releases. `expires` is in seconds since 1970. @throws RegistryError without a key. */
    releasesLink: (expires: number): URLSearchParams => signReleasesLink(expires, ownKeys.own()),
    /** Makes a stored build stable, or with a share the canary. */
    promote,
    /** Stores a built remote as an immutable release, and leaves the live build. */
    store: (distDir: string): Promise<ReleaseRecord> => storeRemote(distDir, readBuiltRemote(distDir)),
    /** The parameters of a link to a stored build whose files are whole. @throws RegistryError, also without a key to sign with. */
    async preview(wanted: Preview): Promise<URLSearchParams> {
      await assertIntact(wanted.remote, wanted.build);
      return signPreview(wanted, ownKeys.own());
    },
    /** Stores a built remote and makes it stable, or with a share the canary. Repeating it changes nothing. */
    async release(distDir: string, share?: CanaryShare): Promise<ReleaseRecord> {
      const built = readBuiltRemote(distDir);
      if (share) await assertCanBeCanary(built.name, built.build);
      await storeRemote(distDir, built);
      await makeLive(built.name, built.build, 'release', share);
      return built;
    },
    /** Does the same for the record and the sources of a built shell. Its other files are not stored: its own server has them. */
    async releaseShell(distDir: string): Promise<ShellAssets> {
      const built = readBuiltShell(distDir);
      await store.storeBuild('shell', built.build, [
        ...(built.sources ? [[sourcesFile, join(distDir, sourcesFile)] as const] : []),
        ['record.json', join(distDir, 'client/assets.json')],
      ]);
      await makeLive('shell', built.build, 'release');
      return built;
    },
    /** All releases of an app, the newest first, and then the unreadable releases. */
    async list(name: AppName): Promise<ListedRelease[]> {
      const { stable } = await channels(name);
      const records = await inParallel(await store.builds(name), recordsAtOnce, (build) =>
        summary(name, build),
      );
      return records
        .flat()
        .map((stored) => ({ ...stored, isStable: stored.build === stable }))
        .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
    },
    /**
     * Makes the previous stable build stable again and returns its id. `automatic` is the reason of a shell server that
     * rolls back by itself.
     */
    rollback: (name: AppName, automatic?: string): Promise<string> =>
      change(async () => {
        const build = await previous(name);
        await assertNotPinned(name);
        await assertIntact(name, build);
        const before = await channels(name);
        const history = before.history.slice(0, -1).filter((one) => one !== before.stable && one !== build);
        const next = withStable({ stable: build, history }, before);
        set({ app: name, action: 'rollback', build, ...(automatic && { automatic }) }, next);
        return build;
      }),
    /** Gives every visitor the stable build again. Returns the build of the canary. @throws RegistryError without one. */
    endCanary: (name: AppName, automatic?: string): Promise<string> =>
      change(async () => {
        const { canary, ...others } = await channels(name);
        if (!canary) throw new RegistryError(`${name} has no canary.`);
        const { build } = canary;
        set({ app: name, action: 'end-canary', build, ...(automatic && { automatic }) }, others);
        return build;
      }),
    /** Keeps a build live: every other build is refused until `unpin`. */
    pin: (name: AppName, build: string): Promise<void> =>
      change(async () => {
        await promote(name, build);
        const { canary: _, ...others } = await channels(name);
        if (others.pinned) return;
        set({ app: name, action: 'pin', build }, { ...others, pinned: true });
      }),
    /** Allows other builds again. Returns the build that was pinned. @throws RegistryError when no build is pinned. */
    unpin: (name: AppName): Promise<string> =>
      change(async () => {
        const { pinned, ...others } = await channels(name);
        const { stable } = others;
        if (!pinned || !stable) throw new RegistryError(`${name} is not pinned.`);
        set({ app: name, action: 'unpin', build: stable }, others);
        return stable;
      }),
  };
}
