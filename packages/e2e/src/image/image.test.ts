import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBundle } from '@storefront/config/bundle';
import { freePort } from '@storefront/config/ports';
import { composeFile } from '../stack/composeFile';
import { Service } from '../stack/service';
import { type BuiltImage, buildImage } from './buildImage';
import { environmentOf, inImage } from './inImage';

const work = mkdtempSync(join(tmpdir(), 'storefront-image-'));
const { api, shell } = composeFile.services;
let image: BuiltImage;

beforeAll(async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const archive = await makeBundle({ folder: work, key: String(key) });
  const unpacked = join(work, 'unpacked');
  mkdirSync(join(unpacked, 'settings'), { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', unpacked]);
  writeFileSync(join(unpacked, 'settings/key.pem'), String(key));
  image = buildImage(unpacked, work);
});
afterAll(() => rmSync(work, { recursive: true }));

/** Runs a command in a container of the image, beside a server on that port. */
const run = ([...command]: readonly string[], port = 9) => {
  const [file, ...parameters] = inImage(image, command);
  const env = { ...environmentOf(image), PORT: String(port) };
  return spawnSync(file, parameters, { env, encoding: 'utf8' });
};

const variable = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The stage of the image sets ${name}`);
  return value;
};

test('both servers start from the image by their commands of the compose file, and their checks see it', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...environmentOf(image),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    SHELL_SECRET: 'a secret of this run',
  };
  const backEnd = new Service({
    name: 'back end of the image',
    port: apiPort,
    program: inImage(image, api.command ?? []),
    parameters: ['--demo'],
    readyPath: '/readyz',
    env: {
      ...env,
      API_PORT: String(apiPort),
      DATABASE_URL: variable('TEST_DATABASE_URL'),
      REDIS_URL: variable('TEST_REDIS_URL'),
      SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
      CAPTCHA: 'off',
      KITCHEN: 'simulated',
    },
  });
  const pages = new Service({
    name: 'shell of the image',
    port,
    program: inImage(image, shell.command ?? []),
    parameters: [],
    readyPath: '/readyz',
    // The default time limit stops healthy code of a busy machine.
    env: { ...env, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}`, REMOTE_TIMEOUT_MS: '5000' },
  });
  const checks = [image.config.Healthcheck.Test, api.healthcheck?.test ?? [], shell.healthcheck?.test ?? []];
  const codes = (of: number) => checks.map(([, ...command]) => run(command, of).status);
  try {
    await backEnd.start();
    expect(codes(port)).toEqual([1, 1, 1]);
    await pages.start();
    expect([codes(port), codes(apiPort)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const menu = await (await fetch(`${origin}/menu`)).text();
    expect(menu).toMatch(/<h1[\s\S]*<\/html>/);
    const picture = /\/storage\/[\w./-]+/.exec(menu)?.[0] ?? '';
    // Sharp makes it: its native code runs on what the base has.
    const preview = await fetch(`${origin}/share-picture.jpg?of=${encodeURIComponent(picture)}`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const { pid } of [backEnd, pages]) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      expect(status).toMatch(/^Uid:\s+10001\s+10001\s+10001\s+10001$/m);
      expect(status).toMatch(/^CapEff:\s+0+$/m);
    }
  } finally {
    await pages.stop();
    await backEnd.stop();
  }
});

test('a process of the image writes to /tmp alone, and by its rights to the registry too', () => {
  const write = `for (const folder of process.argv.slice(1)) try {
    fs.writeFileSync(folder + '/file', '');
    console.log(folder);
  } catch {}`;
  const folders = ['/', '/etc', '/opt/storefront', '/var/lib/storefront/releases', '/tmp'];
  expect(run(['node', '-e', write, ...folders]).stdout).toBe('/tmp\n');
  const owned = (path: string) => statSync(join(image.root, path)).uid;
  expect(['/opt/storefront', '/opt/storefront/shell', '/var/lib/storefront/releases'].map(owned)).toEqual([
    0, 0, 10_001,
  ]);
});

test('nothing else of the folder is in the image', () => {
  expect(readdirSync(join(image.root, 'opt/storefront')).sort()).toEqual([
    'contents.json',
    'healthcheck.mjs',
    'node_modules',
    'packages',
    'release-keys.pem',
    'shell',
  ]);
});
