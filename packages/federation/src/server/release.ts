import type { RemoteName } from '@storefront/contracts';
import type { ReleaseRecord } from '@storefront/releases/release';
import type { ReleaseReader } from '@storefront/releases/store';

/** A build of a remote that pages are made with. */
export interface Release extends ReleaseRecord {
  /** URL of its folder, with the closing slash. */
  base: string;
}

export type Releases = Partial<Record<RemoteName, Release>>;

export const releaseOf = (record: ReleaseRecord): Release => ({
  ...record,
  base: `/mf/${record.name}/${record.build}/`,
});

/** Where builds are read, and which of them this shell can run. */
export interface ReleaseSource {
  store: ReleaseReader;
  /** How long the pages wait for a remote whose files hang, in milliseconds. */
  limitMs: number;
  /** Why the shell cannot run a build; undefined if it can. */
  misfit: (record: ReleaseRecord) => string | undefined;
  /** Called when the registry cannot be read, and once for each build that another one replaces. */
  onError: (error: unknown) => void;
}
