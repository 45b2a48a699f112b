import { availableParallelism } from 'node:os';
import { collectOutput } from './processes.mjs';
import { UserError } from './userError.mjs';
import { toolEnvironment } from './workspace.mjs';

/** More builds at once would want more memory than a small machine has. */
const tasksAtOnce = Math.min(4, Math.max(2, availableParallelism()));

/** Parameters of turbo: build changed packages, print only failures. */
export const buildParameters = [
  'run',
  'build',
  '--ui=stream',
  '--output-logs=errors-only',
  `--concurrency=${tasksAtOnce}`,
];

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} failure
 * @param {Record<string, string>} variables of its environment
 * @throws UserError with the output of the command when it fails.
 */
async function runOrThrow(command, parameters, failure, variables = {}) {
  const { code, output } = await collectOutput(command, parameters, {
    env: { ...toolEnvironment(), ...variables },
  });
  if (code !== 0) throw new UserError(`${output.trim()}\n${failure}`);
}

/**
 * Builds the packages that have changed since the last build.
 * @param {readonly string[]} packages names or patterns; every package when empty
 * @throws UserError when a build fails.
 */
export async function buildAll(packages = []) {
  const filters = packages.map((name) => `--filter=${name}`);
  await runOrThrow('turbo', [...buildParameters, ...filters], 'The build failed.');
}

/**
 * Releases builds in the release registry (`RELEASES_DIR`) and makes them live.
 * @param {string} apps the folder of an app, or `--all`
 * @param {Record<string, string>} [variables] of the command's environment
 * @throws UserError when a build differs from its record, or the builds do not fit together.
 */
export const release = (apps, variables) =>
  runOrThrow(
    process.execPath,
    ['packages/releases/bin/registry.mjs', 'release', apps],
    'The builds could not be released.',
    variables,
  );
