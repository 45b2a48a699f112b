import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';

/** Archives of earlier versions, by their commits, beside the key that has signed them. */
export const earlierVersions = join(root, 'node_modules/.cache/earlier-versions');

/** The private key that signs the releases of every version, as PEM: a chain keeps its key too. */
export function releaseKey(): string {
  const file = join(earlierVersions, 'key.pem');
  if (!existsSync(file)) {
    mkdirSync(earlierVersions, { recursive: true });
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
