import { runProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/** turbo's words for: build what has changed, say something only about what failed, be kind to two cores. */
export const buildParameters = [
  'run',
  'build',
  '--ui=stream',
  '--output-logs=errors-only',
  '--concurrency=2',
];

/**
 * Builds what has changed since the last build.
 * @param {string[]} packages all of them when there are none
 * @throws Refusal when a build fails.
 */
export async function buildAll(packages = []) {
  const filters = packages.map((name) => `--filter=${name}`);
  const code = await runProcess('turbo', [...buildParameters, ...filters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  });
  if (code !== 0) throw new Refusal('The build failed; see the lines above.');
}

/**
 * Makes every built remote the live one in the release registry (`RELEASES_DIR`).
 * @throws Refusal when a build is not what its record says.
 */
export async function releaseAll() {
  let output = '';
  const code = await runProcess(
    process.execPath,
    ['packages/federation/bin/registry.mjs', 'release', '--all'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(),
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe remotes could not be released.`);
}
