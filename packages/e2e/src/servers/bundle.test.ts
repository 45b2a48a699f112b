import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeBundle } from '@storefront/config/bundle';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { remoteNames } from '@storefront/contracts';
import { type Installation, installBundle } from '../stack/installBundle';
import { Service } from '../stack/service';

const work = mkdtempSync(join(tmpdir(), 'storefront-bundle-test-'));
const key = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
let archive: string;
let installation: Installation;

beforeAll(async () => {
  archive = await makeBundle({ folder: join(work, 'first'), key });
  installation = installBundle(archive, join(work, 'installed'));
});
afterAll(() => rmSync(work, { recursive: true }));

test('two archives of one build are the same, and so are the checksums beside them', async () => {
  const second = await makeBundle({ folder: join(work, 'second'), key });
  const sumsOf = (file: string) => readFileSync(file.replace('.tar.gz', '.sha256'), 'utf8');
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const [folder, name] = [dirname(archive), basename(archive, '.tar.gz')];
  const lines = ['tar.gz', 'cdx.json'].map(
    (kind) => `${hashOf(join(folder, `${name}.${kind}`))}  ${name}.${kind}\n`,
  );
  expect(sumsOf(archive)).toBe(lines.join(''));
  expect(sumsOf(second)).toBe(sumsOf(archive));
});

test('the bill of materials lists the packages in the archive, and no tool that made it', () => {
  const sbom = JSON.parse(readFileSync(archive.replace('.tar.gz', '.cdx.json'), 'utf8')) as {
    components: { purl: string }[];
  };
  const listed = sbom.components.map(({ purl }) => purl.replace('pkg:npm/', '').replace('%40', '@'));
  const modules = join(installation.folder, 'node_modules');
  const installed = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:@[^/]+\/)?[^@/]+\/package\.json$/.test(path))
    .map((path) => JSON.parse(readFileSync(join(modules, path), 'utf8')) as { name: string; version: string })
    .map(({ name, version }) => `${name}@${version}`);
  expect(installed.length).toBeGreaterThan(20);
  expect(listed).toEqual(expect.arrayContaining(installed));
  const nameOf = (one: string) => one.replace(/@[^@]+$/, '');
  // Of a server, of both, of a remote, of the pages.
  const bundled = ['fastify', 'react', 'react-hook-form', 'pg', '@fontsource-variable/geologica'];
  expect(listed.map(nameOf)).toEqual(expect.arrayContaining(bundled));
  expect(
    listed.map(nameOf).filter((name) => /^(?:webpack|esbuild|typescript|@swc\/core)$/.test(name)),
  ).toEqual([]);
});

test('no file of the archive names a folder of the workspace, or links out of the archive', () => {
  const folders = ['node_modules', 'packages', 'shell', 'mf-'].map((name) => join(root, name));
  const entries = readdirSync(installation.folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => folders.some((folder) => readFileSync(file).includes(folder)))).toEqual([]);
});

test('every file that its units and its README name is there', () => {
  const { folder } = installation;
  const units = readdirSync(join(folder, 'systemd')).map((name) => join(folder, 'systemd', name));
  const named = [...units, join(folder, 'README.md')].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:node |`)((?:shell|packages|releases|systemd)\/[\w./-]*)/g),
    ].map(([, path = '']) => path),
  );
  expect(new Set(named).size).toBeGreaterThan(6);
  for (const path of named) expect(() => statSync(join(folder, path))).not.toThrow();
});

/** Runs a command of the archive in its folder, with nothing of this process but the path. */
const run = (command: string[], env = {}) =>
  spawnSync(process.execPath, command, {
    cwd: installation.folder,
    ...installation.user,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });

test('the commands of a shift run from the archive', () => {
  const env = {
    NODE_ENV: 'production',
    RELEASES_DIR: join(installation.folder, 'releases'),
    RELEASE_PUBLIC_KEYS_FILE: 'release-keys.pem',
    RELEASE_KEY: key,
  };
  const registry = (...words: string[]) => run(['packages/releases/bin/registry.mjs', ...words], env);
  const rows = JSON.parse(registry('releases', '--json').stdout) as { name: string; isStable: boolean }[];
  expect(rows.map(({ name }) => name).sort()).toEqual(['shell', ...remoteNames].sort());
  expect(rows.every(({ isStable }) => isStable)).toBe(true);
  expect(registry('rollback', 'mf-catalog').stderr).toContain('no earlier live build');

  const dataDir = { DATA_DIR: join(installation.folder, 'data-of-chain') };
  const chain = ['packages/api-server/bin/chain.mjs', 'import', 'packages/demo-chain/chain', '--dry-run'];
  expect(run(chain, dataDir).stdout).toMatch(/^restaurants: 20 new .*\n[^]*Nothing was written/m);

  const ofServers = { ...env, API_URL: 'http://127.0.0.1:9' };
  const faults = (server: string) => run([server, '--check'], ofServers).stderr.match(/[A-Z_]+(?=: )/g);
  expect(faults('shell/dist/server/main.cjs')).toEqual(['BRAND_FILE', 'API_URL']);
  expect(faults('packages/api-server/dist/main.mjs')).toContain('SMS_GATEWAY_URL');
});

test('Node alone serves the menu from the archive, with pictures and the page of the API', async () => {
  const { folder } = installation;
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const backEnd = new Service({
    name: 'back end',
    port: apiPort,
    parameters: ['packages/api-server/dist/main.mjs', '--demo'],
    installation,
    readyPath: '/readyz',
    env: { API_PORT: String(apiPort), PUBLIC_URL: origin, DATA_DIR: join(folder, 'data') },
  });
  const shell = new Service({
    name: 'shell',
    port,
    parameters: ['shell/dist/server/main.cjs'],
    installation,
    readyPath: '/readyz',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PUBLIC_URL: origin,
      RELEASES_DIR: 'releases',
      RELEASE_PUBLIC_KEYS_FILE: 'release-keys.pem',
      // The default stops healthy code of a busy machine.
      REMOTE_TIMEOUT_MS: '5000',
    },
  });
  try {
    await backEnd.start();
    await shell.start();
    const { uid } = statSync(`/proc/${shell.pid}`);
    expect([uid === 0, uid]).toEqual([false, statSync(folder).uid]);
    const menu = await (await fetch(`${origin}/menu`)).text();
    expect(menu).toMatch(/<h1[\s\S]*<\/html>/);
    const picture = /\/storage\/[\w./-]+/.exec(menu)?.[0] ?? '';
    const preview = `/share-picture.jpg?of=${encodeURIComponent(picture)}`;
    for (const url of [origin + picture, origin + preview, `http://127.0.0.1:${apiPort}/docs/`]) {
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
    }
  } finally {
    await shell.stop();
    await backEnd.stop();
  }
});
