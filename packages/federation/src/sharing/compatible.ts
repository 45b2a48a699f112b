const numbersOf = (version: string) =>
  (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);

/** `rc.1` of `19.3.0-rc.1`; empty for a release. */
const prereleaseOf = (version: string) => (version.split('+')[0] ?? '').split('-').slice(1).join('-');

/**
 * Whether a build made with version `needed` runs on a page with version `provided`. The rule of `^needed`: the same
 * major (below 1.0.0 the same minor, below 0.1.0 the same patch), and not older. A browser goes by the same rule.
 */
export function isCompatible(needed: string, provided: string): boolean {
  const [needMajor = 0, needMinor = 0, needPatch = 0] = numbersOf(needed);
  const [major = 0, minor = 0, patch = 0] = numbersOf(provided);
  if (major !== needMajor) return false;
  if (major === 0 && minor !== needMinor) return false;
  if (major === 0 && minor === 0 && patch !== needPatch) return false;
  if (minor !== needMinor || patch !== needPatch) {
    return minor > needMinor || (minor === needMinor && patch > needPatch);
  }
  const [neededBefore, before] = [prereleaseOf(needed), prereleaseOf(provided)];
  if (before === '') return true;
  return neededBefore !== '' && before.localeCompare(neededBefore, 'en', { numeric: true }) >= 0;
}

/** The range a remote asks the page for. */
export const requiredRange = (version: string) => `^${version}`;
