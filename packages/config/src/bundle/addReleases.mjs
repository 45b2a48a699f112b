import { createPublicKey } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '../build.mjs';

/**
 * The release registry of the archive, signed with the key, and its public key beside it. A build may come from a cache:
 * its record names the commit and the time at which it was made first, and the id of the build covers neither.
 * @param {string} folder
 * @param {{ key: string, commit: string, date: Date }} options
 */
export async function addReleases(folder, { key, commit, date }) {
  await release('--all', {
    NODE_ENV: 'production',
    RELEASES_DIR: join(folder, 'releases'),
    RELEASES_URL: '',
    RELEASE_PUBLIC_KEYS_FILE: '',
    RELEASE_KEY: key,
    RELEASE_DATE_EPOCH: String(date.getTime() / 1000),
  });
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' });
  writeFileSync(join(folder, 'release-keys.pem'), publicKey);
  const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^releases\/[^/]+\/[^/]+\/record\.json$|^shell\/dist\/client\/assets\.json$/.test(path),
  );
  for (const file of records.map((path) => join(folder, path))) {
    const record = { ...JSON.parse(readFileSync(file, 'utf8')), commit, builtAt: date };
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  }
}
