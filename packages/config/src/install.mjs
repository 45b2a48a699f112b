import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { pnpmVersion, root, toolEnvironment } from './workspace.mjs';

const stamp = join(root, 'node_modules/.storefront-install');

/** Manifests of the workspace's packages, relative to the root. */
function manifests() {
  const folders = ['packages', '.'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => join(parent, entry.name)),
  );
  return ['.', ...folders]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
}

/** A fingerprint of everything that decides what gets installed. */
function wanted() {
  const hash = createHash('sha256').update(`${pnpmVersion} ${process.platform} ${process.arch}`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...manifests().sort()];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Installs with the workspace's own pnpm, unless nothing has changed since the last time.
 * @throws Refusal when the installation fails.
 */
export async function installDependencies() {
  const fingerprint = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Installing dependencies…');
  const code = await runProcess('npx', ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // pnpm asks before it replaces a modules folder, unless it knows that nobody is there to answer.
    env: { ...toolEnvironment(), CI: 'true' },
  });
  if (code !== 0) throw new Refusal('The installation failed; see the lines above.');
  writeFileSync(stamp, fingerprint);
}
