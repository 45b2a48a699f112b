const numbersOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/**
 * Whether a build made with version `needed` runs on a page with version `provided`. The rule of `^needed`: the same
 * major (below 1.0.0 the same minor, below 0.1.0 the same patch), and not older. A browser applies the same rule; here a
 * page with a prerelease only runs builds that were made with it, since the order of prereleases differs between tools.
 */
export function isCompatible(needed: string, provided: string): boolean {
  const [build = '', page = ''] = [needed, provided].map((version) => version.replace(/\+.*/, ''));
  if (page.includes('-')) return build === page;
  const [needMajor = 0, needMinor = 0, needPatch = 0] = numbersOf(build);
  const [major = 0, minor = 0, patch = 0] = numbersOf(page);
  if (major !== needMajor) return false;
  if (major === 0 && minor !== needMinor) return false;
  if (major === 0 && minor === 0) return patch === needPatch;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}

/** The range a remote asks the page for. */
export const requiredRange = (version: string) => `^${version}`;
