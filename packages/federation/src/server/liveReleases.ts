import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { FailingBuild } from '@storefront/releases/registry';
import type { Channels, Trust } from '@storefront/releases/release';
import { liveBuilds } from './liveBuilds';
import { liveChannels } from './liveChannels';
import { loggedBuilds } from './loggedBuilds';
import type { Releases, ReleaseSource } from './release';
import { withdrawnBuilds } from './withdrawnBuilds';

/** The registry is checked at most this often. */
const pollIntervalMs = 1000;

interface LiveReleasesOptions extends ReleaseSource {
  trust: Trust;
  onRecovery: () => void;
}

export type LiveReleases = ReturnType<typeof liveReleases>;

export function liveReleases(options: LiveReleasesOptions) {
  const withdrawn = withdrawnBuilds();
  const logged = loggedBuilds(options.store, options.onError);
  let newestSequence = 0;
  const readChannels = liveChannels({
    ...options,
    onEntry(newest) {
      newestSequence = newest.entry.sequence;
      logged.follow(newest);
    },
  });
  const builds = liveBuilds({ ...options, isWithdrawn: withdrawn.has });
  let channels: Awaited<ReturnType<typeof readChannels>> = {};
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> = Promise.resolve();
  let isQueued = false;

  const poll = async () => {
    isQueued = false;
    channels = await readChannels();
    for (const name of remoteNames) {
      const { stable: build, since, canary = {} } = channels[name] ?? {};
      for (const live of [{ build, since }, canary]) withdrawn.readmit(name, live);
    }
    await builds.refresh(channels);
  };

  return {
    /**
     * The live build of every remote. A missing, broken or hanging remote is left out and read again at the next poll;
     * the others are not affected. While the store cannot deliver a new build, the previous one stays. A build that does
     * not run on this shell is replaced by the newest earlier live build that does: neither the server nor a browser may
     * load the rejected build. While a canary is live, `bucket` says in which of a hundred equal shares of the visitors
     * this one is, 0 to 99; the canary is given to the first of them.
     */
    async current(bucket?: () => number): Promise<Releases> {
      if (!isQueued && performance.now() - polledAt >= pollIntervalMs) {
        polledAt = performance.now();
        // One after the other: an earlier poll must not undo a later one. A page waits for the next one at most.
        isQueued = true;
        polling = polling.then(poll, poll);
      }
      await polling;
      return builds.releases(bucket);
    },
    /** Why `current` has no build of a remote. */
    whyAbsent: builds.whyAbsent,
    /** The number of the entry that this server follows; 0 before it has read one. */
    newestSequence: () => newestSequence,
    /** The channels of an app, as of the last poll. */
    channelsOf: (app: RemoteName | 'shell'): Channels => channels[app] ?? { history: [] },
    /**
     * Whether a signed entry of the log names a build: it is or was live, for all or as a canary. @throws Error when the
     * earlier entries cannot be read
     */
    async wasReleased(name: RemoteName, build: string): Promise<boolean> {
      if (await logged.has(name, build)) return true;
      // Another server may have made the page, from a log that has grown since the last poll. A read that is under way
      // may be older than the page too, and then the second turn reads again.
      for (let turn = 0; turn < 2; turn += 1) {
        await readChannels();
        if (await logged.has(name, build)) return true;
      }
      return false;
    },
    /** The newest earlier live build that is not live now and was not withdrawn. */
    previousOf(name: RemoteName): string | undefined {
      const { stable, history = [] } = channels[name] ?? {};
      return history.findLast((build) => build !== stable && !withdrawn.has(name, { build }));
    },
    /**
     * Stops giving a live build or a canary to visitors: they get the build that `previousOf` names, and the visitors of
     * a canary get the live build. The withdrawal ends when another build is live in the registry, when the same build is
     * made live again, or when the app is pinned. A rollback to a withdrawn build does not end the withdrawal.
     */
    withdraw(name: RemoteName, failing: FailingBuild): void {
      withdrawn.add(name, failing);
      // The next page reads the registry first, however short ago that was.
      polledAt = Number.NEGATIVE_INFINITY;
    },
  };
}
