import { type SeenEntries, seenEntries } from '@storefront/federation/server';
import { existsSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/**
 * The folder RELEASES_STATE; undefined without the variable. `registry` is the folder of the registry, if it is one.
 *
 * @throws Error when the folder cannot be made, or is in the registry
 */
export function openReleasesState(
  variable: string | undefined,
  registry: string | undefined,
): SeenEntries | undefined {
  if (variable === undefined) return undefined;
  const folder = resolve(variable);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  // A registry that does not exist after this has nothing in it.
  if (registry && existsSync(registry)) {
    const [up] = relative(realpathSync(registry), realpathSync(folder)).split('/');
    // An attacker who can delete an entry there could delete this folder too.
    if (up !== '..') {
      if (isNew) rmdirSync(folder);
      throw new Error('RELEASES_STATE has to be outside RELEASES_DIR');
    }
  }
  return seenEntries(folder);
}
