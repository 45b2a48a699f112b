import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder } from '@storefront/releases/gate';
import { packageOf, type SharedKey, sharedKeys } from '@storefront/releases/sharing';
import { packageFolder } from '../build/folders';

/**
 * The version of each shared package as it is installed beside this package, which depends on all of them. So a remote
 * need not depend on a package only to learn its version, and the sources of the other packages may be absent.
 *
 * @throws Error when a shared package is not installed.
 */
export function sharedVersions(): Record<SharedKey, string> {
  const versionOf = (key: SharedKey) => {
    const { version } = readPackageJson(installedFolder(packageOf(key), packageFolder()));
    if (!version) throw new Error(`${key} is installed without a version`);
    return version;
  };
  return Object.fromEntries(sharedKeys.map((key) => [key, versionOf(key)])) as Record<SharedKey, string>;
}

interface PackageJson {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** The keys that a host can provide, because it depends on their packages. */
export function providedKeys(appFolder: string): SharedKey[] {
  const { dependencies = {} } = readPackageJson(appFolder);
  return sharedKeys.filter((key) => Object.hasOwn(dependencies, packageOf(key)));
}
