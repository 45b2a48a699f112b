import { nameBreaks } from '../gate/nameBreaks';
import { type AppName, appNames } from './appNames';
import { assertNotEdited, isComparable } from './appRecord';
import { type LoadedBuild, type LoadedPage, namedPage } from './loadedPage';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/** A build that is to become live. */
export interface Candidate extends LoadedBuild {
  name: AppName;
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

/** Builds beside which the candidate may run. */
export interface Surroundings {
  live: Map<AppName, LoadedBuild>;
  previous: Map<AppName, LoadedBuild>;
  /** Some visitors get these builds in place of the live ones. */
  canary: Map<AppName, LoadedBuild>;
  comparedWith: string[];
  notCompared: string[];
}

const roles = { live: '', previous: ', which was live before', canary: ', a canary' };

/** Reads the builds beside which a candidate may run, and names those that cannot be read. */
export async function surroundings(
  registry: Registry,
  candidate: AppName,
  { withPrevious, withSources }: { withPrevious: boolean; withSources: boolean },
): Promise<Surroundings> {
  const found: Surroundings = {
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
      assertNotEdited(title, record);
      if (!isComparable(record)) throw new RegistryError('its record is of an older form');
      const loaded: LoadedBuild = { record, sources: undefined };
      found[to].set(name, loaded);
      if (withSources) loaded.sources = await registry.sources(name, record);
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

/** A page as it is, and with the candidate. */
export const changeOf = (live: LoadedPage, candidate: Candidate) => ({
  live,
  next: new Map(live).set(candidate.name, candidate),
});

/** Without a live shell there is no page to compare with: the first shell has to fit the remotes that are live. */
export const nameBreaksOf = ({ live, next }: ReturnType<typeof changeOf>, isRollback = false) =>
  nameBreaks(live.has('shell') ? namedPage(live) : undefined, namedPage(next), { isRollback });

/** An answer without the reasons of the registry. @throws StoreError */
export async function answerOf(
  registry: Registry,
  { name, record: { build } }: Candidate,
  found: Pick<ReleaseAnswer, 'breaks' | 'breaksOnRollback' | 'comparedWith' | 'notCompared'>,
): Promise<ReleaseAnswer> {
  const { stable, pinned } = await registry.channels(name);
  const pinnedTo = pinned && stable !== build ? stable : undefined;
  return {
    name,
    build,
    canRelease: found.breaks.length + found.breaksOnRollback.length === 0 && !pinnedTo,
    ...(pinnedTo ? { pinnedTo } : {}),
    ...found,
  };
}
