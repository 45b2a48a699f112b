import { execFileSync } from 'node:child_process';
import { UserError } from './userError.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/**
 * The environment in which turbo's `--affected` compares with `base`.
 * @param {string} base a commit or branch
 */
export const comparedWith = (base) => ({ ...toolEnvironment(), TURBO_SCM_BASE: base });

/**
 * The folders of the packages and apps that changed since `base`, and of those that depend on them. Changes that are not
 * committed count too.
 * @param {string} base a commit or branch
 * @param {string} folder the workspace's root
 * @returns {string[]} relative to the root, in order
 * @throws UserError when git does not know `base`: turbo would take everything for changed.
 */
export function affectedFolders(base, folder = root) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch {
    throw new UserError(`git knows no commit "${base}". Name the commit or branch to compare with.`);
  }
  const answer = execFileSync('turbo', ['ls', '--affected', '--output=json', '--skip-infer'], {
    cwd: folder,
    env: comparedWith(base),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {{ packages: { items: { path: string }[] } }} */
  const { packages } = JSON.parse(answer.slice(answer.indexOf('{')));
  return packages.items.map(({ path }) => path).sort();
}

/**
 * Of these folders the apps, which are released alone.
 * @param {readonly string[]} folders
 */
export const appsOf = (folders) => folders.filter((path) => path === 'shell' || /^mf-[^/]+$/.test(path));
