import type { Channels } from '@storefront/releases/release';

/** When a build is taken back (decision 0094). */
export const rollbackLimits = {
  /**
   * For how long a live build is on trial after its release: a later failure is rarely the build's. Milliseconds. A canary is
   * on trial until it ends, since the live build beside it shows whose failures they are.
   */
  trialMs: 60 * 60 * 1000,
  /** This many failed subnets never count: they may belong to one attacker who loads pages in order to report them. */
  mayBeForged: 10,
  /** The share of the served subnets that has to have failed, without the subnets that never count. */
  share: 0.05,
  /** A canary has to fail this many times as often as the live build. */
  timesControl: 2,
} as const;

export interface BuildCounts {
  /** Subnets that were served a page with the build. */
  served: number;
  /** Subnets on whose page the build's code failed. */
  failed: number;
}

/** A build that was released a short time ago, and that an earlier build can replace. */
export interface BuildOnTrial {
  build: string;
  since: string;
  role: 'live' | 'canary';
  /** Another build may not become live: failures are reported only. */
  isPinned: boolean;
  /** A canary that is taken back also when it is slower than the live build. */
  isGuarded: boolean;
}

/** The builds of a remote that are on trial at a time, in milliseconds since 1970. */
export function buildsOnTrial(channels: Channels, now: number): BuildOnTrial[] {
  const { stable, since, history, pinned, canary } = channels;
  const isPinned = pinned === true;
  const builds: BuildOnTrial[] = [];
  if (stable && since && history.length > 0)
    builds.push({ build: stable, since, role: 'live', isPinned, isGuarded: false });
  if (canary?.since) {
    const { build, guard = false } = canary;
    builds.push({ build, since: canary.since, role: 'canary', isPinned, isGuarded: guard });
  }
  return builds.filter(
    ({ role, since: start }) => role === 'canary' || now - Date.parse(start) < rollbackLimits.trialMs,
  );
}

const shareOf = ({ served, failed }: BuildCounts) => (served === 0 ? 0 : failed / served);

/**
 * Whether a build has to be taken back. For a canary, `control` has the counts of the live build in the same time: a
 * failure of both builds, for example because of an answer of the back end, is not the canary's fault.
 */
export function isFailing(build: BuildCounts, control?: BuildCounts): boolean {
  const { mayBeForged, share, timesControl } = rollbackLimits;
  const certain = build.failed - mayBeForged;
  return (
    certain > 0 &&
    certain >= share * build.served &&
    (control === undefined || shareOf(build) >= timesControl * shareOf(control))
  );
}

/** Why a build was taken back, for the log of the registry. */
export const failingText = ({ served, failed }: BuildCounts): string =>
  `${failed} of ${served} subnets failed`;
