import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.mjs';

describe('the installation', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    cpSync(join(root, 'packages/config/src'), join(folder, 'packages/config/src'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json'])
      writeFileSync(join(folder, file), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Installs as a command does, with an npx that ends with `exitCode`. */
  const install = (exitCode: number) => {
    writeFileSync(join(folder, 'npx'), `#!/bin/sh\nexit ${exitCode}\n`);
    chmodSync(join(folder, 'npx'), 0o755);
    const script = `
      import { installDependencies } from ${JSON.stringify(join(folder, 'packages/config/src/install.mjs'))};
      await installDependencies().catch((error) => console.log(error.message));
    `;
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    }).stdout;
  };

  it('runs once, until an input changes, and again after one that did not end', () => {
    expect(install(0)).toBe('Installing dependencies…\n');
    expect(install(0)).toBe('');
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'other');
    expect(install(1)).toContain('The installation failed');
    // Its files are back, and some packages are of each state.
    writeFileSync(join(folder, 'pnpm-lock.yaml'), '{}');
    expect(install(0)).toBe('Installing dependencies…\n');
  });
});
