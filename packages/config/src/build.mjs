import { runProcess } from './processes.mjs';
import { UserError } from './userError.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/** Parameters of turbo: build changed packages, print only failures, run two tasks at once. */
export const buildParameters = [
  'run',
  'build',
  '--ui=stream',
  '--output-logs=errors-only',
  '--concurrency=2',
];

/**
 * Builds the packages that have changed since the last build.
 * @param {string[]} packages every package when empty
 * @throws UserError when a build fails.
 */
export async function buildAll(packages = []) {
  const filters = packages.map((name) => `--filter=${name}`);
  const code = await runProcess('turbo', [...buildParameters, ...filters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  });
  if (code !== 0) throw new UserError('The build failed; see the lines above.');
}

/**
 * Releases the built shell and remotes in the release registry (`RELEASES_DIR`) and makes them live.
 * @throws UserError when a build differs from its record, or the builds do not fit together.
 */
export async function releaseAll() {
  let output = '';
  const code = await runProcess(
    process.execPath,
    ['packages/releases/bin/registry.mjs', 'release', '--all'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(),
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (code !== 0) throw new UserError(`${output.trim()}\nThe builds could not be released.`);
}
