const numbersOf = (version: string) =>
  (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);

/**
 * Whether a build made with version `needed` runs on a page with version `provided`. The rule of `^needed`: the same
 * major (below 1.0.0 the same minor), and not older.
 */
export function isCompatible(needed: string, provided: string): boolean {
  const [needMajor = 0, needMinor = 0, needPatch = 0] = numbersOf(needed);
  const [major = 0, minor = 0, patch = 0] = numbersOf(provided);
  if (major !== needMajor) return false;
  if (major === 0 && minor !== needMinor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}

/** The range a remote asks the page for. */
export const requiredRange = (version: string) => `^${version}`;
