import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { RemoteReleases } from '../releases';
import type { BrowserFailure } from './browserFailure';
import { createTally, subnetOf, type Tally } from './createTally';
import type { TrialName, TrialToken } from './createTrialCookies';
import type { TrialTokens } from './createTrialTokens';
import { type BuildCounts, type BuildOnTrial, buildsOnTrial, isFailing } from './rollbackRule';

/** A build on trial whose failures are too many. */
export interface Verdict extends BuildOnTrial {
  remote: RemoteName;
  counts: BuildCounts;
}

interface BuildWatchOptions {
  channelsOf: RemoteReleases['channelsOf'];
  tokens: TrialTokens;
  /** Called once for each trial of a build. */
  onFailing: (verdict: Verdict) => void;
  now?: () => number;
}

type FailedBuild = Pick<BrowserFailure, 'remote' | 'build'>;

interface Trial extends BuildOnTrial {
  tally: Tally;
  /** Counts for the live build in the time of a canary. */
  control: { build: string; tally: Tally } | undefined;
  isOver: boolean;
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
      return {
        ...build,
        tally: createTally(),
        control: control ? { build: control, tally: createTally() } : undefined,
        isOver: false,
      };
    });
    trials.set(remote, current);
    return current;
  }

  /** Where pages with this build count. */
  const tallyOf = (trial: Trial, build: string): Tally | undefined =>
    [trial, trial.control].find((one) => one?.build === build)?.tally;

  function judge(remote: RemoteName, trial: Trial): void {
    const counts = trial.tally.counts();
    if (trial.isOver || !isFailing(counts, trial.control?.tally.counts())) return;
    trial.isOver = true;
    const { build, since, role, isPinned } = trial;
    onFailing({ remote, build, since, role, isPinned, counts });
  }

  function addFailure(
    { remote, build }: FailedBuild,
    subnet: string,
    countsIn: (trial: Trial) => boolean,
  ): void {
    for (const trial of trialsOf(remote).filter(countsIn)) {
      tallyOf(trial, build)?.addFailure(subnet);
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
          .filter((trial) => tallyOf(trial, build)?.addPage(subnet))
          .map(({ role, since }) => ({ remote, role, token: tokens.sign({ remote, build, since, subnet }) }));
      });
    },
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
        tokens.isValid(tokenOf({ remote, role }), { remote, build, since, subnet }),
      );
    },
  };
}

export type BuildWatch = ReturnType<typeof createBuildWatch>;
