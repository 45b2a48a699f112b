import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { affectedFolders, appsOf } from './affected.mjs';
import { root } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'affected-'));

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: folder,
  });

/** The package.json files of the workspace in a repository of their own, with one commit. */
beforeAll(() => {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`);
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const own = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json'];
  for (const file of [...own, ...packages, ...apps.map((name) => `${name}/package.json`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=start');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function affectedBy(path: string): string[] {
  appendFileSync(join(folder, path), 'changed');
  git('add', '.');
  git('commit', '--quiet', `--message=change ${path}`);
  return affectedFolders('HEAD~1', folder);
}

it('a change affects its package and the apps that depend on it; a document at the root affects nothing', () => {
  expect(affectedBy('mf-catalog/remote.ts')).toEqual(['mf-catalog']);
  const affected = affectedBy('packages/forms/index.ts');
  expect(affected).toContain('packages/forms');
  expect(appsOf(affected)).toEqual(['mf-account', 'mf-checkout', 'mf-content', 'mf-restaurants']);
  expect(affectedBy('README.md')).toEqual([]);
});

it('an unknown base is an error, not everything', () => {
  expect(() => affectedFolders('no-such-branch', folder)).toThrow('git knows no commit "no-such-branch"');
});
