import { execFileSync } from 'node:child_process';
import { root } from '../workspace.mjs';

/** Parts of the repository without which an archive of the storefront is the same. */
const outsideArchive = ['docs', '*.md', '*.test.*', 'packages/e2e', '.github'];

/**
 * The commit of the last version before this commit: the last tag, or without tags, as in a clone that did not fetch
 * them, the last change of the version itself.
 * @param {string} [folder] of the repository
 * @returns {string | undefined} undefined in a shallow clone, and when the files of an archive are the same
 */
export function previousVersion(folder = root) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  const [tag] = git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD^', '--sort=-version:refname').split('\n');
  const commit = tag
    ? git('rev-list', '-1', tag)
    : git('log', '-1', '--format=%H', '-G^ *"version": "[0-9]', 'HEAD^', '--', 'package.json');
  const changed = git('diff', '--name-only', commit, '--', '.', ...outsideArchive.map((path) => `:!${path}`));
  return changed ? commit : undefined;
}
