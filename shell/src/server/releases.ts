import { pageBuildsText } from '@storefront/api-contract/page-builds';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import type { BrowserRelease } from '@storefront/federation/browser';
import {
  createServerRemotes,
  type Release,
  type Releases,
  type RemoteLoadError,
  type ServerRemotes,
  type ServerRemotesOptions,
} from '@storefront/federation/server';
import type { Preview } from '@storefront/releases/release';

/** One build of each remote for one page. */
export interface PinnedReleases {
  browser: Partial<Record<RemoteName, BrowserRelease>>;
  /** Why the other remotes have no build on this page. */
  absent: RemoteLoadError[];
  /** Identifies this set of builds; the calls of the page send it to the back end. */
  key: string;
}

export interface RemoteReleases
  extends Pick<ServerRemotes, 'channelsOf' | 'newestSequence' | 'previousOf' | 'wasReleased' | 'withdraw'> {
  /**
   * Without a bucket: the builds that are live for all visitors. `bucket` is the visitor's, one of a hundred of equal
   * size; it is called only while a canary is live.
   */
  pin(bucket?: () => number): Promise<PinnedReleases>;
  /**
   * The builds that are live for all visitors, with a stored build in place of its remote's live build.
   *
   * @throws RemoteLoadError when the stored build cannot be read here. No other build takes its place.
   */
  pinPreview(preview: Pick<Preview, 'remote' | 'build'>): Promise<PinnedReleases>;
}

function toBrowser(record: Release): BrowserRelease {
  const integrity = record.files[record.entry]?.sha384;
  return {
    build: record.build,
    base: record.base,
    entry: record.entry,
    ...(integrity ? { integrity } : {}),
  };
}

/** The release registry, read at run time, so that a release needs no restart. */
export function createReleases(options: ServerRemotesOptions): RemoteReleases {
  const remotes = createServerRemotes(options);

  function pinned(live: Releases): PinnedReleases {
    const found = remoteNames.flatMap((name): [RemoteName, Release][] => {
      const release = live[name];
      return release ? [[name, release]] : [];
    });
    const browser = Object.fromEntries(found.map(([name, record]) => [name, toBrowser(record)]));
    return {
      browser,
      absent: remoteNames.filter((name) => !live[name]).map(remotes.whyAbsent),
      key: pageBuildsText(browser),
    };
  }

  return {
    ...remotes,
    pin: async (bucket) => pinned(await remotes.current(bucket)),
    async pinPreview({ remote, build }) {
      const [live, previewed] = await Promise.all([remotes.current(), remotes.stored(remote, build)]);
      return pinned({ ...live, [remote]: previewed });
    },
  };
}
