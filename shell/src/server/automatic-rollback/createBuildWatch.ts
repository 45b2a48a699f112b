import { type RemoteName, remoteNames } from '@storefront/contracts';
import { type ComparedFigure, worseFigures, worseText } from '@storefront/releases/compare';
import type { Tokens } from '../createTokens';
import type { RemoteReleases } from '../releases';
import type { BrowserFailure } from './browserFailure';
import {
  type CountedSubnets,
  createFigureTally,
  type FigureTally,
  type MeasuredFigures,
} from './createFigureTally';
import { createTally, subnetOf, type Tally } from './createTally';
import type { TrialName, TrialToken } from './createTrialCookies';
import { type BuildCounts, type BuildOnTrial, buildsOnTrial, isFailing } from './rollbackRule';

/** A build on trial whose failures are too many. */
export interface Verdict extends BuildOnTrial {
  remote: RemoteName;
  counts: BuildCounts;
  /** Of a guarded canary that does not fail: in what it is worse than the live build. */
  slower?: string;
}

/** A build that is compared: a canary, or the live build in the canary's time. */
export interface ComparedBuild {
  remote: RemoteName;
  build: string;
  role: 'canary' | 'live';
  counts: Record<ComparedFigure, readonly number[]>;
}

interface BuildWatchOptions {
  channelsOf: RemoteReleases['channelsOf'];
  /** Proves to which subnet a page with a build was served, and in which trial of the build. */
  tokens: Tokens;
  /** Called once for each trial of a build. */
  onFailing: (verdict: Verdict) => void;
  now?: () => number;
}

type FailedBuild = Pick<BrowserFailure, 'remote' | 'build'>;

/** What visitors had of a build. */
interface Counted {
  build: string;
  tally: Tally;
  figures: FigureTally;
}

interface Trial extends BuildOnTrial, Counted {
  /** The live build in the time of a canary. */
  control: Counted | undefined;
  isOver: boolean;
}

const counted = (build: string, subnets: CountedSubnets): Counted => ({
  build,
  tally: createTally(),
  figures: createFigureTally(subnets),
});

function comparedCounts({ tally, figures }: Counted): ComparedBuild['counts'] {
  const { served, failed } = tally.counts();
  return { ...figures.counts, failed: [served - failed, failed] };
}

/** In what a guarded canary is worse, if it is. */
function slowerText({ isGuarded, figures, control }: Trial): string | undefined {
  if (!isGuarded || !control) return undefined;
  const [canary, live] = [figures.counts, control.figures.counts];
  const [worst] = worseFigures(canary, live);
  return worst && worseText(worst, canary[worst], live[worst]);
}

/** Counts pages and failures of the builds on trial. Addresses are of visitors. */
export function createBuildWatch({ channelsOf, tokens, onFailing, now = Date.now }: BuildWatchOptions) {
  const trials = new Map<RemoteName, Trial[]>();

  /** The trials that go on; the counts of other trials are forgotten. */
  function trialsOf(remote: RemoteName): Trial[] {
    const channels = channelsOf(remote);
    const known = trials.get(remote) ?? [];
    const current = buildsOnTrial(channels, now()).map((build): Trial => {
      const control = build.role === 'canary' ? channels.stable : undefined;
      const same = known.find(
        (one) => one.build === build.build && one.since === build.since && one.control?.build === control,
      );
      if (same) return { ...same, ...build };
      const subnets: CountedSubnets = new Map();
      return {
        ...counted(build.build, subnets),
        ...build,
        control: control ? counted(control, subnets) : undefined,
        isOver: false,
      };
    });
    trials.set(remote, current);
    return current;
  }

  /** Where pages with this build count. */
  const countedOf = (trial: Trial, build: string): Counted | undefined =>
    [trial, trial.control].find((one) => one?.build === build);

  function judge(remote: RemoteName, trial: Trial): void {
    const counts = trial.tally.counts();
    if (trial.isOver) return;
    const fails = isFailing(counts, trial.control?.tally.counts());
    const slower = fails ? undefined : slowerText(trial);
    if (!fails && !slower) return;
    trial.isOver = true;
    const { build, since, role, isPinned, isGuarded } = trial;
    onFailing({ remote, build, since, role, isPinned, isGuarded, counts, ...(slower && { slower }) });
  }

  function addFailure(
    { remote, build }: FailedBuild,
    subnet: string,
    countsIn: (trial: Trial) => boolean,
  ): void {
    for (const trial of trialsOf(remote).filter(countsIn)) {
      countedOf(trial, build)?.tally.addFailure(subnet);
      judge(remote, trial);
    }
  }

  return {
    /** Returns a token for each trial in which this page counts, because it is the first page of its subnet. */
    pageServed(builds: Partial<Record<RemoteName, { build: string }>>, address: string): TrialToken[] {
      const subnet = subnetOf(address);
      return remoteNames.flatMap((remote) => {
        const build = builds[remote]?.build;
        if (!build) return [];
        return trialsOf(remote)
          .filter((trial) => countedOf(trial, build)?.tally.addPage(subnet))
          .map(({ role, since }) => ({ remote, role, token: tokens.sign(remote, build, since, subnet) }));
      });
    },
    /**
     * A browser has measured a page with these builds, as its proof says. The same visitors get each canary (decision 0085),
     * so a page with two of them says nothing about either.
     */
    measured(builds: Partial<Record<RemoteName, string>>, figures: MeasuredFigures, address: string): void {
      const canaries = remoteNames.filter((remote) => {
        const build = channelsOf(remote).canary?.build;
        return build !== undefined && builds[remote] === build;
      });
      for (const remote of remoteNames) {
        const build = builds[remote];
        if (!build || canaries.some((other) => other !== remote)) continue;
        for (const trial of trialsOf(remote).filter(({ control }) => control)) {
          countedOf(trial, build)?.figures.add(figures, subnetOf(address));
          if (build === trial.build) judge(remote, trial);
        }
      }
    },
    /** Whether a canary is guarded, so that every page has to be measured. */
    isGuarding: () =>
      remoteNames.some((remote) => trialsOf(remote).some((one) => one.isGuarded && !one.isOver)),
    /** The canaries, each with the live build beside it. */
    compared: (): ComparedBuild[] =>
      remoteNames.flatMap((remote) =>
        trialsOf(remote).flatMap((trial): ComparedBuild[] => {
          const { build, control } = trial;
          if (!control) return [];
          return [
            { remote, build, role: 'canary', counts: comparedCounts(trial) },
            { remote, build: control.build, role: 'live', counts: comparedCounts(control) },
          ];
        }),
      ),
    /** The code of a build failed on the server, on a page that counts. */
    buildFailed: (remote: RemoteName, build: string, address: string) =>
      addFailure({ remote, build }, subnetOf(address), () => true),
    /** A browser reports a failure. It counts in the trials whose tokens the browser has. */
    failureReported(
      { remote, build }: FailedBuild,
      address: string,
      tokenOf: (trial: TrialName) => string | undefined,
    ): void {
      const subnet = subnetOf(address);
      addFailure({ remote, build }, subnet, ({ role, since }) =>
        tokens.isValid(tokenOf({ remote, role }), remote, build, since, subnet),
      );
    },
  };
}

export type BuildWatch = ReturnType<typeof createBuildWatch>;
