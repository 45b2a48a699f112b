import type { Channels } from '@storefront/federation/server';

/** When a build is taken back (decision 0094). */
export const rollbackLimits = {
  /** For how long a build is on trial after its release: what fails later is rarely the build. Milliseconds. */
  trialMs: 60 * 60 * 1000,
  /** So many pages have to have named the build. */
  pages: 10,
  /** Its failures have to come from so many subnets. */
  subnets: 5,
  /** So large a share of its pages has to have failed. */
  share: 0.05,
  /** A canary has to fail so many times as often as the live build beside it. */
  timesControl: 2,
} as const;

/** What is known of a build, with a limit for what one subnet adds. */
export interface BuildCounts {
  /** Pages that named the build. */
  pages: number;
  /** Pages on which its code failed. */
  failures: number;
  /** Subnets with such a page. */
  subnets: number;
}

/** A build that visitors have got for a short time only, and that an earlier one can replace. */
export interface BuildOnTrial {
  build: string;
  since: string;
  role: 'live' | 'canary';
  /** Another build may not become live: failures are reported only. */
  isPinned: boolean;
}

/** The builds of a remote that are on trial at a time, in milliseconds since 1970. */
export function buildsOnTrial(channels: Channels, now: number): BuildOnTrial[] {
  const { stable, since, history, pinned, canary } = channels;
  const isPinned = pinned === true;
  const builds: BuildOnTrial[] = [];
  if (stable && since && history.length > 0) builds.push({ build: stable, since, role: 'live', isPinned });
  if (canary?.since) builds.push({ build: canary.build, since: canary.since, role: 'canary', isPinned });
  return builds.filter((one) => now - Date.parse(one.since) < rollbackLimits.trialMs);
}

const shareOf = ({ pages, failures }: BuildCounts) => (pages === 0 ? 0 : failures / pages);

/**
 * Whether a build has to be taken back. `control` is what the live build did for the other visitors in the time of a
 * canary: what hits both, such as an answer of the back end, is not the canary's fault.
 */
export function isFailing(build: BuildCounts, control?: BuildCounts): boolean {
  const { pages, subnets, share, timesControl } = rollbackLimits;
  return (
    build.pages >= pages &&
    build.subnets >= subnets &&
    shareOf(build) >= share &&
    (control === undefined || shareOf(build) >= timesControl * shareOf(control))
  );
}

/** Why a build was taken back, for the log of the registry. */
export const failingText = ({ pages, failures, subnets }: BuildCounts): string =>
  `${failures} of ${pages} pages failed, in ${subnets} subnets`;
