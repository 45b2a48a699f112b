import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';
import { UserError } from './userError.mjs';

export const nginxProgram = '/usr/sbin/nginx';
const openssl = '/usr/bin/openssl';

const isInstalled = () => existsSync(nginxProgram) && existsSync(openssl);

/**
 * Makes sure that nginx and openssl are installed; installs Debian's packages where this process can.
 * @returns {Promise<boolean>} false, with a line on the console, when they are missing and cannot be installed
 * @throws UserError instead when `CI` is set: CI runs every test.
 */
export async function checkNginx() {
  if (isInstalled()) return true;
  if (mayInstall()) {
    console.log("Installing Debian's nginx…");
    await installPackages(['nginx-light', 'openssl']);
    if (isInstalled()) return true;
  }
  const advice = 'nginx or openssl is missing. Run: sudo apt-get install -y nginx-light openssl';
  if (process.env['CI']) throw new UserError(advice);
  console.log(`${advice}\nWithout them the journeys of production are left out.`);
  return false;
}

/**
 * Writes a certificate of its own for an address, valid for a day, and its key.
 * @param {{ address: string, certificate: string, key: string }} target an IP address and two files
 */
export function writeCertificate({ address, certificate, key }) {
  const parameters = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=storefront', '-addext', `subjectAltName=IP:${address}`],
    ...['-keyout', key, '-out', certificate],
  ];
  execFileSync(openssl, parameters, { stdio: 'pipe' });
}
