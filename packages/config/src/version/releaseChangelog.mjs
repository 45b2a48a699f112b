import { UserError } from '../userError.mjs';

/**
 * The changelog with its section «Unreleased» as that of a version, and a new empty one above it.
 * @param {string} changelog
 * @param {{ version: string, date: Date }} release
 * @returns {string}
 * @throws UserError when nothing is written there: whoever operates a chain would not learn what the version changes.
 */
export function releaseChangelog(changelog, { version, date }) {
  const heading = '## Unreleased\n';
  const [before, after, another] = changelog.split(heading);
  if (after === undefined || another !== undefined)
    throw new UserError('docs/CHANGELOG.md needs one section «## Unreleased».');
  if (after.split(/^## /m, 1)[0]?.trim() === '')
    throw new UserError('docs/CHANGELOG.md says nothing under «Unreleased»: write what the version changes.');
  const released = `## ${version} (${date.toISOString().slice(0, 10)})\n`;
  return `${before}${heading}\n${released}${after}`;
}
