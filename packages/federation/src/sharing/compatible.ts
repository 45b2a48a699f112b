const parts = (version: string) =>
  (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);

/**
 * Does the version on the page serve a build made against `needed`? The same rule as `^needed`: the same major
 * (below 1.0.0 the same minor), and not older.
 */
export function isCompatible(needed: string, provided: string): boolean {
  const [needMajor = 0, needMinor = 0, needPatch = 0] = parts(needed);
  const [major = 0, minor = 0, patch = 0] = parts(provided);
  if (major !== needMajor) return false;
  if (major === 0 && minor !== needMinor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}

/** The range a remote asks the page for. */
export const requiredRange = (version: string) => `^${version}`;
