import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from './processes.mjs';
import { UserError } from './userError.mjs';
import { pnpmVersion, root, toolEnvironment } from './workspace.mjs';

const stamp = join(root, 'node_modules/.storefront-install');

/** The package.json files of the workspace, relative to the root. */
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

/** A hash of every input of the installation. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${pnpmVersion} ${process.platform} ${process.arch}`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...manifests().sort()];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Installs with the workspace's own pnpm, unless nothing has changed since the last installation.
 * @throws UserError when the installation fails.
 */
export async function installDependencies() {
  const fingerprint = installFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Installing dependencies…');
  // An installation that is interrupted leaves some packages of each state.
  rmSync(stamp, { force: true });
  const code = await runProcess('npx', ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Without CI pnpm asks before it replaces a modules folder, and waits for an answer.
    env: { ...toolEnvironment(), CI: 'true' },
  });
  if (code !== 0) throw new UserError('The installation failed; see the lines above.');
  writeFileSync(stamp, fingerprint);
}
