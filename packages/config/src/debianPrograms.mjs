import { existsSync } from 'node:fs';
import { runProcess } from './processes.mjs';
import { UserError } from './userError.mjs';

/**
 * Programs that tests need.
 * @typedef {{
 *   name: string, packages: readonly string[],
 *   isInstalled: () => boolean | Promise<boolean>,
 * }} Programs
 */

/** @param {readonly string[]} parameters */
const apt = (parameters) =>
  runProcess('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Installs Debian's packages of missing programs where this process can.
 * @param {Programs} programs
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installMissing({ name, packages, isInstalled }) {
  if (await isInstalled()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${name}…`);
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return isInstalled();
}

/**
 * What to do about missing programs.
 * @param {Pick<Programs, 'name' | 'packages'>} programs
 */
export const adviceFor = ({ name, packages }) =>
  `Missing: ${name}. Run: sudo apt-get install -y ${packages.join(' ')}`;

/** @param {Programs} programs @throws UserError with the command to run when they cannot be installed. */
export async function requirePrograms(programs) {
  if (!(await installMissing(programs))) throw new UserError(adviceFor(programs));
}

/**
 * @param {Programs} programs
 * @returns {Promise<boolean>} false, with a line on the console, when they are missing and cannot be installed
 * @throws UserError instead when `CI` is set: CI runs every test.
 */
export async function checkPrograms(programs) {
  if (process.env['CI']) await requirePrograms(programs);
  else if (!(await installMissing(programs))) {
    console.log(adviceFor(programs));
    return false;
  }
  return true;
}
