import { existsSync } from 'node:fs';
import { runProcess } from './processes.mjs';

/** @param {string[]} parameters */
const apt = (parameters) =>
  runProcess('apt-get', parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Whether this process can install Debian packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages. It does not throw: the caller checks whether they are there.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
