import { remoteNames } from '@storefront/contracts';
import { type BuiltRemote, checkContracts, isComparable } from '../contract-check/checkContracts';
import type { PageBuilds } from '../contract-check/pageBuilds';
import { releaseBreaks } from '../contract-check/releaseBreaks';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import { type AppName, appNames } from './appNames';
import { type AppRecord, isShell } from './appRecord';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/** A build that is to become live; `folder` has a remote's files if they have not been checked yet. */
export interface Candidate {
  name: AppName;
  record: AppRecord;
  folder?: string;
}

/** The scope of the comparison of a build. */
export interface GateOptions {
  /** Whether to compare also with the builds that a rollback of other apps would bring back. */
  withPrevious: boolean;
  /** Whether the build may lack exports that are optional for its consumers. */
  isRollback?: boolean;
}

/** Whether a build may become live, and why not. */
export interface ReleaseAnswer {
  name: AppName;
  build: string;
  canRelease: boolean;
  /** The pinned live build, if it is not the build of the answer. */
  pinnedTo?: string;
  /** Breaks on the page as it is live. */
  breaks: string[];
  /** Breaks only beside a former live build, which a rollback would bring back. */
  breaksOnRollback: string[];
  /** The builds that it was compared with, and the builds that could not be compared. */
  comparedWith: string[];
  notCompared: string[];
}

interface LiveBuilds {
  live: Map<AppName, AppRecord>;
  previous: Map<AppName, AppRecord>;
  /** Some visitors get these builds in place of the live ones. */
  canary: Map<AppName, AppRecord>;
  comparedWith: string[];
  notCompared: string[];
}

const roles = { live: '', previous: ', which was live before', canary: ', a canary' };

function assertComparable(record: AppRecord): void {
  if (!isShell(record) && !isComparable(record)) {
    throw new RegistryError('its record is of an older form');
  }
}

/** The live builds, the previous live builds, and the canaries of other apps. Names the builds that cannot be read. */
async function liveBuilds(
  registry: Registry,
  candidate: AppName,
  withPrevious: boolean,
): Promise<LiveBuilds> {
  const found: LiveBuilds = {
    live: new Map(),
    previous: new Map(),
    canary: new Map(),
    comparedWith: [],
    notCompared: [],
  };
  const add = async (name: AppName, build: string, to: keyof typeof roles) => {
    const title = `${name} ${build}${roles[to]}`;
    try {
      const record = await registry.record(name, build);
      assertComparable(record);
      found[to].set(name, record);
      if (name !== candidate) found.comparedWith.push(title);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      found.notCompared.push(`${title}: ${error.message}`);
    }
  };
  for (const name of appNames) {
    const { stable, history, canary } = await registry.channels(name);
    const before = history.at(-1);
    if (stable) await add(name, stable, 'live');
    if (canary && name !== candidate) await add(name, canary.build, 'canary');
    if (before && before !== stable && withPrevious && name !== candidate) {
      await add(name, before, 'previous');
    }
  }
  return found;
}

/**
 * The code of a stored build was checked when it was released. A rollback may be needed precisely because its files are
 * gone.
 */
const storedRemote = (record: ReleaseRecord): BuiltRemote => ({
  record: { ...record, files: {} },
  folder: '',
});

/** @throws RegistryError without a shell. */
function pageOf(builds: ReadonlyMap<AppName, AppRecord>, { name, record, folder }: Candidate): PageBuilds {
  const shell = builds.get('shell');
  if (!shell) {
    throw new RegistryError('The registry knows no shell to compare with. Run first: pnpm release shell');
  }
  const remotes = remoteNames.flatMap((remote): BuiltRemote[] => {
    const found = builds.get(remote) as ReleaseRecord | undefined;
    if (!found) return [];
    if (remote === name && folder) return [{ record: record as ReleaseRecord, folder }];
    return [storedRemote(found)];
  });
  return { shell: shell as ShellAssets, remotes };
}

/** Without a live shell there is no page to compare with: the first shell has to fit the remotes that are live. */
function breaksOf(
  builds: ReadonlyMap<AppName, AppRecord>,
  candidate: Candidate,
  options: GateOptions,
): string[] {
  const next = pageOf(new Map([...builds, [candidate.name, candidate.record]]), candidate);
  if (builds.has('shell')) {
    const { folder: _, ...stored } = candidate;
    return releaseBreaks(pageOf(builds, stored), next, options);
  }
  return checkContracts(next).filter((text) => !text.endsWith(': there is no build of it'));
}

/**
 * Compares a build with every shell and remote that is live or a canary, and with the previous live builds: each can
 * come back by a rollback, and while servers restart both shells answer.
 *
 * @throws RegistryError when there is no shell to compare a remote with.
 */
export async function canRelease(
  registry: Registry,
  candidate: Candidate,
  options: GateOptions,
): Promise<ReleaseAnswer> {
  const { name, record } = candidate;
  const { live, previous, canary, comparedWith, notCompared } = await liveBuilds(
    registry,
    name,
    options.withPrevious,
  );
  const withLive = breaksOf(live, candidate, options);
  const besideOthers = (others: ReadonlyMap<AppName, AppRecord>) =>
    [...others].flatMap(([other, record]) =>
      breaksOf(new Map([...live, [other, record]]), candidate, options)
        .filter((text) => !withLive.includes(text))
        .map((text) => `with ${other} ${record.build}: ${text}`),
    );
  const breaks = [...withLive, ...besideOthers(canary)];
  const onRollback = besideOthers(previous);
  const { stable, pinned } = await registry.channels(name);
  const pinnedTo = pinned && stable !== record.build ? stable : undefined;
  return {
    name,
    build: record.build,
    canRelease: breaks.length + onRollback.length === 0 && !pinnedTo,
    ...(pinnedTo ? { pinnedTo } : {}),
    breaks,
    breaksOnRollback: onRollback,
    comparedWith,
    notCompared,
  };
}

/** @throws RegistryError when builds that are released together do not fit together. */
export function assertFitTogether(shell: ShellAssets, remotes: readonly BuiltRemote[]): void {
  const breaks = checkContracts({ shell, remotes });
  if (breaks.length === 0) return;
  throw new RegistryError(['These builds do not fit together:', ...breaks].join('\n  '));
}
