import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { previousVersion } from '@storefront/config/previous-version';
import { root } from '@storefront/config/workspace';
import { packedStorefront } from './packStorefront';
import { earlierVersions, releaseKey } from './releaseKey';

const run = promisify(execFile);

/** Checks a commit out beside the workspace, and makes its archive by its own command. */
async function packCommit(commit: string): Promise<string> {
  const archive = join(earlierVersions, `${commit}.tar.gz`);
  if (existsSync(archive)) return archive;
  const folder = mkdtempSync(join(tmpdir(), 'storefront-version-'));
  const tree = join(folder, 'tree');
  await run('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root });
  try {
    const { version } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { version: string };
    await run(process.execPath, ['packages/config/bin/bundle.mjs'], {
      cwd: tree,
      // Packages that have not changed since are in turbo's cache already.
      env: { ...process.env, RELEASE_KEY: releaseKey(), TURBO_CACHE_DIR: join(root, '.turbo/cache') },
    });
    copyFileSync(join(tree, `dist/storefront-${version}.tar.gz`), archive);
    return archive;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    rmSync(folder, { recursive: true });
  }
}

/** The archive of the version before this commit: this commit's own, where there is no other. */
export async function packPrevious(): Promise<string> {
  const commit = previousVersion();
  if (commit) return packCommit(commit);
  console.log('No earlier version differs from this commit, or the clone does not have its history.');
  console.log('So this commit is replaced by itself.');
  return packedStorefront();
}
