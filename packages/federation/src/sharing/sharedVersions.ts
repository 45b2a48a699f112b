import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageOf, type SharedKey, sharedKeys } from './sharedKeys';

/** The version of each share key's package, as pinned in the workspace. */
export type SharedVersions = Partial<Record<SharedKey, string>>;

/** The nearest folder above with a pnpm-workspace.yaml. @throws Error outside a workspace. */
export function workspaceRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${from} is not inside the pnpm workspace`);
  }
}

/**
 * pnpm's catalog has the exact version of every package, so a remote need not depend on a package only to learn its
 * version.
 */
function catalogVersions(root: string): Map<string, string> {
  const yaml = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = yaml.split(/^catalog:\s*$/m)[1]?.split(/^\S/m)[0] ?? '';
  return new Map(
    [...catalog.matchAll(/^ {2}'?([^':\s]+)'?:\s*(\S+)\s*$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

function workspaceVersion(root: string, name: string): string | undefined {
  const file = join(root, 'packages', name.replace('@storefront/', ''), 'package.json');
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  return version;
}

/** @throws Error when a shared package has no version in the workspace. */
export function sharedVersions(appFolder: string): Record<SharedKey, string> {
  const root = workspaceRoot(appFolder);
  const catalog = catalogVersions(root);
  const entries = sharedKeys.map((key) => {
    const name = packageOf(key);
    const version = name.startsWith('@storefront/') ? workspaceVersion(root, name) : catalog.get(name);
    if (!version) throw new Error(`${name} is shared but has no version in the workspace`);
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

/** The keys a host can provide: those whose package it depends on. */
export function providedKeys(appFolder: string): SharedKey[] {
  const { dependencies = {} } = readPackageJson(appFolder);
  const require = createRequire(join(appFolder, 'package.json'));
  return sharedKeys.filter((key) => {
    if (!Object.hasOwn(dependencies, packageOf(key))) return false;
    if (packageOf(key).startsWith('@storefront/')) return true;
    return existsSync(require.resolve(key));
  });
}
