import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBundle } from '@storefront/config/bundle';
import { releaseKey } from './releaseKey';

const variable = 'STOREFRONT_ARCHIVE';

/** The archive that the run installs. @throws Error outside a run of playwright.production.config.ts. */
export function packedStorefront(): string {
  const archive = process.env[variable];
  if (archive) return archive;
  throw new Error('The archive is made by playwright.production.config.ts');
}

/** Packs the builds of the workspace once for a run; its workers read the path. */
export default async function packStorefront(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-archive-'));
  process.env[variable] = await makeBundle({ folder, key: releaseKey() });
  return () => rmSync(folder, { recursive: true });
}
