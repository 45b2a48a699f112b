import type { RemoteContract } from '@storefront/releases/release';
import { isCompatible, missingNames, sharedKeys, type SharedVersions } from '@storefront/releases/sharing';

function versionMisfit(needed: SharedVersions, provided: SharedVersions): string | undefined {
  for (const key of sharedKeys) {
    const [need, have] = [needed[key], provided[key]];
    if (need !== undefined && have === undefined) return `it needs ${key} ${need}, and the shell has none`;
    if (need && have && !isCompatible(need, have))
      return `it needs ${key} ${need}, and the shell has ${have}`;
  }
  return undefined;
}

/** A record as it may be stored: earlier builds carry no names. */
type StoredContract = Pick<RemoteContract, 'sharedVersions'> & Partial<Pick<RemoteContract, 'sharedNames'>>;

/**
 * Why a build cannot run with the shell's shared packages: another version, or a name that they do not export and that
 * would be `undefined`. `undefined` if it can.
 */
export function sharedMisfit(
  { sharedVersions, sharedNames = {} }: StoredContract,
  provided: SharedVersions,
  resolveShared: (key: string) => unknown,
): string | undefined {
  const mismatch = versionMisfit(sharedVersions, provided);
  if (mismatch) return mismatch;
  // The default import of a CommonJS package is the package itself. What an object inherits is no export.
  const isExported = (key: string, name: string) =>
    name === 'default' || Object.hasOwn(Object(resolveShared(key)) as object, name);
  const missing = missingNames(sharedNames, isExported);
  return missing.length > 0 ? `it takes ${missing.join(', ')}, which the shell does not export` : undefined;
}
