import { installPackages, mayInstall } from './apt.mjs';
import { UserError } from './userError.mjs';

/**
 * Makes sure that programs are installed; installs Debian's packages where this process can.
 * @param {{ name: string, packages: string[], isInstalled: () => boolean, leftOut: string }} programs their name for
 *   people, and what is left out without them
 * @returns {Promise<boolean>} false, with a line on the console, when they are missing and cannot be installed
 * @throws UserError instead when `CI` is set: CI runs every test.
 */
export async function checkPrograms({ name, packages, isInstalled, leftOut }) {
  if (isInstalled()) return true;
  if (mayInstall()) {
    console.log(`Installing Debian's ${name}…`);
    await installPackages(packages);
    if (isInstalled()) return true;
  }
  const advice = `${name} are missing. Run: sudo apt-get install -y ${packages.join(' ')}`;
  if (process.env['CI']) throw new UserError(advice);
  console.log(`${advice}\nWithout them ${leftOut} are left out.`);
  return false;
}
