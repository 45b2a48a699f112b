import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageOf, type SharedKey, sharedKeys } from '@storefront/releases/sharing';
import { packageFolder } from '../build/packageFolder';

/**
 * The version of each shared package as it is installed beside this package, which depends on all of them. So a remote
 * need not depend on a package only to learn its version, and the sources of the other packages may be absent.
 *
 * @throws Error when a shared package is not installed.
 */
export function sharedVersions(): Record<SharedKey, string> {
  const lookup = createRequire(join(packageFolder(), 'package.json')).resolve;
  const entries = sharedKeys.map((key) => {
    const name = packageOf(key);
    const folders = (lookup.paths(name) ?? []).map((modules) => join(modules, name));
    const installed = folders.find((folder) => existsSync(join(folder, 'package.json')));
    const version = installed && readPackageJson(installed).version;
    if (!version) throw new Error(`${name} is shared but is not installed beside the build package`);
    return [key, version] as const;
  });
  return Object.fromEntries(entries) as Record<SharedKey, string>;
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
  const require = createRequire(join(appFolder, 'package.json'));
  return sharedKeys.filter((key) => {
    if (!Object.hasOwn(dependencies, packageOf(key))) return false;
    if (packageOf(key).startsWith('@storefront/')) return true;
    return existsSync(require.resolve(key));
  });
}
