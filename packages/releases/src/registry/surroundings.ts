import { type AppName, appNames } from './appNames';
import { assertNotEdited, isComparable } from './appRecord';
import type { LoadedBuild, LoadedPage } from './loadedPage';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/** A build that is to become live. */
export interface Candidate extends LoadedBuild {
  name: AppName;
}

/** A page that visitors may get, as it is and with the candidate. */
export interface PageWithCandidate {
  live: LoadedPage;
  next: LoadedPage;
  /** Empty for the live page, else the one build that differs there from the live ones: «with account 1a2b: ». */
  title: string;
  /** Whether only a rollback of another app would bring the page back. */
  isPrevious: boolean;
}

/** The pages on which the candidate may run, the live one first, and the names of the builds on them. */
export interface Surroundings {
  pages: PageWithCandidate[];
  comparedWith: string[];
  /** The builds that cannot be read, each with the reason. */
  notCompared: string[];
}

/** Whether a build may become live, and why not. */
export interface ReleaseAnswer extends Omit<Surroundings, 'pages'> {
  name: AppName;
  build: string;
  canRelease: boolean;
  /** The pinned live build, if it is not the build of the answer. */
  pinnedTo?: string;
  /** Breaks on the page as it is live. */
  breaks: string[];
  /** Breaks only beside a former live build, which a rollback would bring back. */
  breaksOnRollback: string[];
}

const roles = { live: '', previous: ', which was live before', canary: ', a canary' };

/** Reads the builds beside which a candidate may run. */
export async function surroundings(
  registry: Registry,
  candidate: Candidate,
  { withPrevious, withSources }: { withPrevious: boolean; withSources: boolean },
): Promise<Surroundings> {
  const found = { live: new Map(), canary: new Map(), previous: new Map() } as Record<
    keyof typeof roles,
    Map<AppName, LoadedBuild>
  >;
  const [comparedWith, notCompared]: [string[], string[]] = [[], []];
  const add = async (name: AppName, build: string, role: keyof typeof roles) => {
    const title = `${name} ${build}${roles[role]}`;
    try {
      const record = await registry.record(name, build);
      assertNotEdited(title, record);
      if (!isComparable(record)) throw new RegistryError('its record is of an older form');
      const loaded: LoadedBuild = { record, sources: undefined };
      found[role].set(name, loaded);
      if (withSources) loaded.sources = await registry.sources(name, record);
      if (name !== candidate.name) comparedWith.push(title);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      notCompared.push(`${title}: ${error.message}`);
    }
  };
  for (const name of appNames) {
    const { stable, history, canary } = await registry.channels(name);
    const before = history.at(-1);
    if (stable) await add(name, stable, 'live');
    if (name === candidate.name) continue;
    if (canary) await add(name, canary.build, 'canary');
    if (before && before !== stable && withPrevious) await add(name, before, 'previous');
  }
  const pageOf = (live: LoadedPage, title = '', isPrevious = false): PageWithCandidate => ({
    live,
    next: new Map(live).set(candidate.name, candidate),
    title,
    isPrevious,
  });
  const others = (['canary', 'previous'] as const).flatMap((role) =>
    [...found[role]].map(([name, build]) =>
      pageOf(
        new Map([...found.live, [name, build]]),
        `with ${name} ${build.record.build}: `,
        role === 'previous',
      ),
    ),
  );
  return { pages: [pageOf(found.live), ...others], comparedWith, notCompared };
}
