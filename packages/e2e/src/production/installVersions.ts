import { copyFileSync, cpSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Installation, installBundle } from '../stack/installBundle';

/** Versions of the storefront beside each other, as docs/operating.md has them («Upgrades»). */
export interface Versions {
  /** The link to the version from whose folder processes start. */
  current: Installation;
  /** The folder of the first version. */
  first: string;
  /** The registry, outside of the versions, and the file of the keys that shells accept. */
  releases: string;
  releaseKeys: string;
  /** Unpacks another archive. Returns its folder. */
  unpack(archive: string): string;
  /** Lets processes start from an unpacked folder from now on. Those that run stay in theirs. */
  switchTo(version: string): void;
}

/** Installs the first version in a folder. */
export function installVersions(archive: string, folder: string): Versions {
  const link = join(folder, 'storefront');
  let count = 0;
  const install = (packed: string) => installBundle(packed, `${link}-${(count += 1)}`);
  const switchTo = (version: string) => {
    symlinkSync(version, `${link}-next`);
    renameSync(`${link}-next`, link);
  };
  const { folder: first, user } = install(archive);
  switchTo(first);
  const [releases, releaseKeys] = [join(folder, 'releases'), join(folder, 'release-keys.pem')];
  cpSync(join(first, 'releases'), releases, { recursive: true });
  copyFileSync(join(first, 'release-keys.pem'), releaseKeys);
  return {
    current: { folder: link, user },
    first,
    releases,
    releaseKeys,
    unpack: (packed) => install(packed).folder,
    switchTo,
  };
}
