import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { RemoteReleases } from '../releases';
import { createTally, type Tally } from './createTally';
import { subnetOf } from './subnetOf';
import { type BuildCounts, type BuildOnTrial, buildsOnTrial, isFailing } from './rollbackRule';

/** A build on trial whose failures are too many. */
export interface Verdict extends BuildOnTrial {
  remote: RemoteName;
  counts: BuildCounts;
}

interface BuildWatchOptions {
  channelsOf: RemoteReleases['channelsOf'];
  /** Called once for each trial of a build. */
  onFailing: (verdict: Verdict) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Counts pages and failures of the builds on trial. Addresses are of visitors. */
export interface BuildWatch {
  pageServed(builds: Partial<Record<RemoteName, { build: string }>>, address: string): void;
  /** The code of a build failed on a visitor's page. */
  buildFailed(remote: RemoteName, build: string, address: string): void;
}

interface Trial extends BuildOnTrial {
  tally: Tally;
  /** Counts for the live build in the time of a canary. */
  control: { build: string; tally: Tally } | undefined;
  isOver: boolean;
}

export function createBuildWatch({ channelsOf, onFailing, now = Date.now }: BuildWatchOptions): BuildWatch {
  const trials = new Map<RemoteName, Trial[]>();

  /** The trials that go on; what was counted for others is forgotten. */
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

  return {
    pageServed(builds, address) {
      const subnet = subnetOf(address);
      for (const remote of remoteNames) {
        const build = builds[remote]?.build;
        if (!build) continue;
        for (const trial of trialsOf(remote)) {
          if (trial.build === build) trial.tally.addPage(subnet);
          if (trial.control?.build === build) trial.control.tally.addPage(subnet);
        }
      }
    },
    buildFailed(remote, build, address) {
      const subnet = subnetOf(address);
      for (const trial of trialsOf(remote)) {
        if (trial.control?.build === build) trial.control.tally.addFailure(subnet);
        if (trial.build !== build) continue;
        trial.tally.addFailure(subnet);
        const counts = trial.tally.counts();
        if (trial.isOver || !isFailing(counts, trial.control?.tally.counts())) continue;
        trial.isOver = true;
        const { since, role, isPinned } = trial;
        onFailing({ remote, build, since, role, isPinned, counts });
      }
    },
  };
}
