import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkPrograms } from './debianPrograms.mjs';

export const nginxProgram = '/usr/sbin/nginx';
const openssl = '/usr/bin/openssl';

const isInstalled = () => existsSync(nginxProgram) && existsSync(openssl);

export const checkNginx = () =>
  checkPrograms({
    name: 'nginx and openssl',
    packages: ['nginx-light', 'openssl'],
    isInstalled,
  });

/**
 * Writes a certificate of its own for an address, valid for a day, and its key.
 * @param {{ address: string, certificate: string, key: string }} target an IP address and two files
 */
export function writeCertificate({ address, certificate, key }) {
  const fixed =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=storefront';
  const name = ['-addext', `subjectAltName=IP:${address}`];
  const parameters = [...fixed.split(' '), ...name, '-keyout', key, '-out', certificate];
  execFileSync(openssl, parameters, { stdio: 'pipe' });
}
