import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

let folder: string;
const environment = {
  // Without what an npm that runs this test hands on: `npm test --silent` would make npm version silent too.
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@shop.example',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@shop.example',
  RELEASE_KEY: 'a key',
};
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: folder, env: environment, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** A repository with the workspace's own commands, whose archive is only a file that names its commit. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-version-'));
  for (const path of ['.npmrc', 'package.json', 'packages/config/bin', 'packages/config/src'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  manifest.scripts['postversion'] = 'git describe > archive';
  write('package.json', `${JSON.stringify({ ...manifest, version: '1.0.0' }, null, 2)}\n`);
  cpSync(join(root, 'docs/CHANGELOG.md'), join(folder, 'docs/CHANGELOG.md'));
  write('docs/CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- A setting.\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
});
afterEach(() => rmSync(folder, { recursive: true }));

const npmVersion = (bump: string, env = {}) => {
  const { status, stdout, stderr } = spawnSync('npm', ['version', bump], {
    cwd: folder,
    env: { ...environment, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test('the archive follows the tag', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['postversion']).toBe(scripts['bundle']);
});

test('npm version writes the version and the changelog, commits, tags, and makes the archive of the tag', () => {
  const { status, output } = npmVersion('minor');
  expect(output).toMatch(/^v1\.1\.0$/m);
  expect(status).toBe(0);
  expect(git('log', '-1', '--format=%s')).toBe('storefront: release 1.1.0');
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(git('show', '--name-only', '--format=').split('\n')).toEqual(['docs/CHANGELOG.md', 'package.json']);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.1.0' });
  expect(read('docs/CHANGELOG.md')).toMatch(
    /## Unreleased\n\n## 1\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n- A setting\.\n$/,
  );
  // An annotated tag.
  expect(git('cat-file', '-t', 'v1.1.0')).toBe('tag');
  expect(git('rev-parse', 'v1.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(read('archive')).toBe('v1.1.0\n');
});

test.each([
  [
    'a tree with changes',
    () => write('package.json', `${read('package.json')}\n`),
    'Git working directory not clean',
  ],
  ['a version whose tag exists', () => git('tag', 'v1.1.0'), 'The tag v1.1.0 exists already.'],
  [
    'a version that changes nothing',
    () => {
      write('docs/CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
      git('commit', '--quiet', '--all', '--message', 'Nothing to say');
    },
    'says nothing under «Unreleased»',
  ],
])('%s is refused, and nothing is committed', (_name, prepare, reason) => {
  prepare();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  const { status, output } = npmVersion('minor');
  expect(output).toContain(reason);
  expect(status).not.toBe(0);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
});

test('a release that nothing would sign is refused, and nothing is committed', () => {
  const { status, output } = npmVersion('minor', { RELEASE_KEY: '', RELEASE_KEY_FILE: '' });
  expect(output).toContain('RELEASE_KEY or RELEASE_KEY_FILE is missing');
  expect([status === 0, git('status', '--porcelain'), git('tag')]).toEqual([false, '', '']);
});
