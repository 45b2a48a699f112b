import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';
import { openRegistry } from '@storefront/releases/registry';
import { builtArtefacts, builtRemote } from '../stack/builtArtefacts';
import { writePlanted } from './plantedBuild';
import { makeStandaloneRemote } from './standaloneRemote';

const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
const { remotes } = builtArtefacts();
const alone = () => builtRemote(join(folder, 'dist'));

beforeAll(() => {
  makeStandaloneRemote('content', folder);
  execFileSync(process.execPath, ['webpack.build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a remote in a repository of its own, with our packages from archives, has the contract of its build here', () => {
  const here = remotes.find(({ record }) => record.name === 'content');
  expect(alone().record.contract).toEqual(here?.record.contract);
});

const releases = join(folder, 'releases');
const command = join(folder, 'node_modules/@storefront/releases/bin/registry.mjs');
const release = [command, 'release', 'mf-content', '--folder'];
const inFolder = { cwd: folder, env: { ...process.env, RELEASES_DIR: releases }, encoding: 'utf8' } as const;

it('its build is released from there, beside the live builds', async () => {
  const registry = openRegistry(releases);
  await registry.releaseShell(join(root, 'shell/dist'));
  for (const remote of remotes) await registry.release(remote.folder);
  const output = execFileSync(process.execPath, [...release, 'dist'], inFolder);
  const { build } = alone().record;
  expect(output).toBe(`mf-content 0.1.0 is live as ${build}.\n`);
  expect((await registry.channels('content')).stable).toBe(build);
});

it('a change that breaks another team is refused there, by the compiler', () => {
  const edit = {
    packageName: '@storefront/contracts',
    path: 'src/tables/widgets.ts',
    from: 'withCode: z.optional',
    to: 'codesOnly: z.optional',
  };
  const dist = writePlanted('content', edit, folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...release, dist], inFolder);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/checkout: it does not fit content: mf-checkout\/src\/\S+:\d+: [^]*withCode/);
});

it('no package is bundled twice or left out: its files are as large as in its build here', () => {
  const sizeOf = (built: ReturnType<typeof alone>) =>
    Object.keys(built.record.files).reduce((sum, path) => sum + statSync(join(built.folder, path)).size, 0);
  const here = remotes.find(({ record }) => record.name === 'content');
  expect(sizeOf(alone()) / (here ? sizeOf(here) : 0)).toBeCloseTo(1, 2);
});
