const numbersOf = (version: string) =>
  (version.split(/[-+]/)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);

/** `rc.1` of `19.3.0-rc.1`; empty for a release. */
const prereleaseOf = (version: string) => (version.split('+')[0] ?? '').split('-').slice(1).join('-');

const valueOf = (part: string) => Number(part) || part;

/** The order that the runtime uses in a browser. It differs from semver, where `rc.1` is newer than `rc`. */
function isNotOlder(provided: readonly string[], needed: readonly string[]): boolean {
  const at = [...provided, ...needed].findIndex((_, index) => provided[index] !== needed[index]);
  if (at === -1) return true;
  const [have, need] = [provided[at], needed[at]];
  if (need === undefined) return false;
  // A number and a text compare as equal.
  return have === undefined || !(valueOf(need) > valueOf(have));
}

/**
 * Whether a build made with version `needed` runs on a page with version `provided`. The rule of `^needed`: the same
 * major (below 1.0.0 the same minor, below 0.1.0 the same patch), and not older. A browser applies the same rule.
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
  return neededBefore !== '' && isNotOlder(before.split('.'), neededBefore.split('.'));
}

/** The range a remote asks the page for. */
export const requiredRange = (version: string) => `^${version}`;
