import { metricsAddresses, readShellMetrics } from '@storefront/releases/compare';
import {
  type AppName,
  appNames,
  folderOf,
  openRegistry,
  type Registry,
  RegistryError,
} from '@storefront/releases/registry';
import { type LogEntry, type Trust, trustedKeys } from '@storefront/releases/release';
import type { ReleaseStore } from '@storefront/releases/store';
import type { FastifyBaseLogger } from 'fastify';
import type {
  BuildRole,
  BuildView,
  ChangeView,
  RefusalView,
  ReleasesView,
} from '../../app/releases-page/view';
import { measuredBuilds } from './measuredBuilds';

interface ReleasesViewOptions {
  store: ReleaseStore;
  trust: Trust;
  timeZone: string;
  /** The addresses of the metrics of all shells; without them this server's own metrics are shown. */
  shellMetrics: string | undefined;
  ownMetrics: () => Promise<string>;
  /** The number of the entry that this server follows. */
  newestSequence: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** In how many of the newest entries the page looks for the key that made a build live. */
const maxEntries = 200;

/** How many changes the page shows. */
const maxChanges = 50;

const folderNamed = (app: string) => {
  const known = appNames.find((name) => name === app);
  return known ? folderOf(known) : app;
};

/** Every change of an entry, and the build that it refused. */
const changesOf = ({ sequence, at, key, changes, refusal }: LogEntry): ChangeView[] => {
  const common = { sequence, at, ...(key && { key }) };
  return [
    ...changes.map(({ app, action, build, automatic, percent }) => ({
      ...common,
      app: folderNamed(app),
      action,
      build,
      ...(automatic && { reason: automatic }),
      ...(percent && { percent }),
    })),
    ...(refusal
      ? [
          {
            ...common,
            app: folderNamed(refusal.app),
            action: 'refused',
            build: refusal.build,
            reason: refusal.reasons[0] ?? '',
          },
        ]
      : []),
  ];
};

const actions: Record<BuildRole, readonly string[]> = {
  live: ['release', 'promote', 'rollback'],
  canary: ['canary'],
  previous: ['release', 'promote', 'rollback'],
};

/** The newest entry that gave a build its role. */
const entryOf = (entries: readonly LogEntry[], app: AppName, build: string, role: BuildRole) =>
  entries.findLast(({ changes }) =>
    changes.some((one) => one.app === app && one.build === build && actions[role].includes(one.action)),
  );

/** Reads what the page of releases shows. */
export function createReleasesView(options: ReleasesViewOptions) {
  const { store, trust, timeZone, ownMetrics, newestSequence, log } = options;
  const addresses = metricsAddresses(options.shellMetrics);
  const registry = openRegistry(store, {
    trusted: () => trustedKeys(store.folder, trust),
    own() {
      throw new RegistryError('The page of releases signs nothing.');
    },
  });

  /** Adds a text for whatever cannot be read, and goes on: the page is looked at when something is wrong. */
  async function withFaults<T>(faults: string[], reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading;
    } catch (error) {
      log.warn(error, 'the page of releases lacks a part');
      faults.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  async function buildOf(
    entries: readonly LogEntry[],
    app: AppName,
    build: string,
    role: BuildRole,
    channelSince?: string,
  ): Promise<BuildView> {
    const { at, key } = entryOf(entries, app, build, role) ?? {};
    const since = channelSince ?? at;
    const faults: string[] = [];
    const record = await withFaults<Awaited<ReturnType<Registry['record']>>>(
      faults,
      registry.record(app, build),
    );
    const [fault] = faults;
    return {
      role,
      build,
      ...(since && { since }),
      ...(key && { key }),
      ...(record && { version: record.version, commit: record.commit, builtAt: record.builtAt }),
      ...(fault && { fault }),
    };
  }

  async function buildsOf(entries: readonly LogEntry[], app: AppName): Promise<BuildView[]> {
    const { stable, since, canary, history = [] } = entries.at(-1)?.channels[app] ?? {};
    const of = (role: BuildRole, build: string | undefined, channelSince?: string) =>
      build ? [buildOf(entries, app, build, role, channelSince)] : [];
    const builds = await Promise.all([
      ...of('live', stable, since),
      ...of('canary', canary?.build, canary?.since),
      ...of('previous', history.at(-1)),
    ]);
    return builds.map((one) =>
      one.role === 'canary' && canary
        ? { ...one, percent: canary.percent, ...(canary.guard && { isGuarded: true as const }) }
        : one,
    );
  }

  function refusalOf(entries: readonly LogEntry[], app: AppName): RefusalView | undefined {
    const { at, key, refusal } = entries.findLast((entry) => entry.refusal?.app === app) ?? {};
    if (!at || !refusal) return undefined;
    const { action, build, reasons } = refusal;
    return { at, action, build, reasons, ...(key && { key }) };
  }

  async function readMetrics(faults: string[]): Promise<string[]> {
    if (addresses.length === 0) return [await ownMetrics()];
    const texts = addresses.map((address) => withFaults(faults, readShellMetrics(address)));
    return (await Promise.all(texts)).filter((text) => text !== undefined);
  }

  async function readEntries(faults: string[]): Promise<LogEntry[]> {
    const all = await withFaults(faults, registry.log(maxEntries));
    // A damaged log still has what is live in its newest entry.
    const entries = all ?? (await withFaults([], registry.log(1))) ?? [];
    const last = entries.at(-1)?.sequence ?? 0;
    if (all && last < newestSequence()) {
      faults.push(`The log ends with entry ${last}, and this server follows entry ${newestSequence()}.`);
    }
    return entries;
  }

  async function readView(): Promise<ReleasesView> {
    const faults: string[] = [];
    const [entries, texts] = await Promise.all([readEntries(faults), readMetrics(faults)]);
    const measured = measuredBuilds(texts);
    const apps = appNames.map(async (name) => {
      const builds = await buildsOf(entries, name);
      const refusal = refusalOf(entries, name);
      return {
        name,
        folder: folderOf(name),
        isPinned: entries.at(-1)?.channels[name]?.pinned === true,
        builds,
        ...(refusal && { refusal }),
        ...measured(name, builds),
      };
    });
    return {
      at: new Date().toISOString(),
      timeZone,
      // Nothing is known of apps without an entry.
      apps: entries.length > 0 ? await Promise.all(apps) : [],
      changes: entries.flatMap(changesOf).reverse().slice(0, maxChanges),
      shells: texts.length,
      faults,
    };
  }

  let running: Promise<ReleasesView> | undefined;
  /** Everybody who asks meanwhile gets the view that is being read. */
  return (): Promise<ReleasesView> => {
    running ??= readView().finally(() => {
      running = undefined;
    });
    return running;
  };
}

export type ReleasesViewReader = ReturnType<typeof createReleasesView>;
