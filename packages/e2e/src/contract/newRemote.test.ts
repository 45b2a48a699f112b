import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { freePort } from '@storefront/config/ports';
import { root, toolEnvironment } from '@storefront/config/workspace';
import { Service } from '../stack/service';

const copy = mkdtempSync(join(tmpdir(), 'new-remote-'));
const releases = join(copy, '.releases');
let shell: Service | undefined;

/** Copies what is under version control, or will be. */
function copyWorkspace() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
}

function run(command: string, ...parameters: string[]): string {
  const PATH = [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return execFileSync(command, parameters, {
    cwd: copy,
    env: { ...toolEnvironment(), PATH, RELEASES_DIR: releases },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

afterAll(async () => {
  await shell?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const commands = {
  create: 'packages/config/bin/createRemote.mjs',
  registry: 'packages/releases/bin/registry.mjs',
};

// In order: each step of the recipe needs the one before (CONTRIBUTING.md).
it('a command makes a remote that fits every table of the workspace', () => {
  copyWorkspace();
  run(process.execPath, commands.create, 'loyalty', 'Клуб друзей');
  expect(() => run('tsc', '-p', 'tsconfig.json')).not.toThrow();
});

it('a second one with its name is refused, and changes nothing', () => {
  const before = run('git', 'hash-object', 'CODEOWNERS');
  expect(() => run(process.execPath, commands.create, 'loyalty', 'Клуб')).toThrow('Command failed');
  expect(run('git', 'hash-object', 'CODEOWNERS')).toBe(before);
});

it('its own CI passes beside a live shell that knows it', () => {
  run('turbo', 'run', 'build', '--filter=@storefront/shell');
  run(process.execPath, commands.registry, 'release', 'shell');
  expect(() => run('sh', 'mf-loyalty/.ci/run')).not.toThrow();
});

it('its page is in the shop once it is released', async () => {
  run(process.execPath, commands.registry, 'release', 'mf-loyalty');
  const port = await freePort();
  shell = new Service({
    name: 'shell',
    port,
    parameters: [join(copy, 'shell/dist/server/main.cjs')],
    readyPath: '/healthz',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      API_URL: (await startServer()).url,
      RELEASES_DIR: releases,
      RELEASE_PUBLIC_KEYS_FILE: join(releases, 'development-key.pub.pem'),
      SHELL_DIST: join(copy, 'shell/dist'),
      FONTS_DIR: join(copy, 'packages/tokens/dist/fonts'),
    },
  });
  await shell.start();
  const response = await fetch(`http://127.0.0.1:${port}/loyalty`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title>Клуб друзей — Кицунэ<\/title>/);
  expect(html).toMatch(/<h1[^>]*>Клуб друзей<\/h1>/);
  expect(html).toContain('data-owner="loyalty"');
});
