// `pnpm pictures`: renews the pictures of `pictures.spec.ts` that a screen no longer matches, as small as PNG can be.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

const e2e = join(import.meta.dirname, '..');
const folder = join(e2e, 'src/journeys/pictures');
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

const { status } = spawnSync(process.execPath, [playwright, 'test', 'pictures', '--update-snapshots'], {
  cwd: e2e,
  stdio: 'inherit',
});
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const picture = readFileSync(file);
  const smaller = await sharp(picture).png({ compressionLevel: 9, effort: 10 }).toBuffer();
  if (smaller.length < picture.length) writeFileSync(file, smaller);
}
process.exitCode = status ?? 1;
