import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBundle } from '@storefront/config/bundle';

const variable = 'STOREFRONT_ARCHIVE';

/** The archive that the run installs. @throws Error outside a run of playwright.production.config.ts. */
export function packedStorefront(): string {
  const archive = process.env[variable];
  if (archive) return archive;
  throw new Error('The archive is made by playwright.production.config.ts');
}

/** Packs the builds of the workspace once for a run, signed with a key of the run; its workers read the path. */
export default async function packStorefront(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-archive-'));
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env[variable] = await makeBundle({ folder, key });
  return () => rmSync(folder, { recursive: true });
}
