import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.mjs';

describe('the installation', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    cpSync(join(root, 'packages/config/src'), join(folder, 'packages/config/src'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json'])
      writeFileSync(join(folder, file), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

  it('runs once, until one of its inputs changes', () => {
    expect(install(0)).toBe('Installing dependencies…\n');
    expect(install(0)).toBe('');
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'other');
    expect(install(0)).toBe('Installing dependencies…\n');
  });

  it('runs again after one that did not end, though its files are back', () => {
    install(0);
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'other');
    expect(install(1)).toContain('The installation failed');
    writeFileSync(join(folder, 'pnpm-lock.yaml'), '{}');
    expect(install(0)).toBe('Installing dependencies…\n');
  });
});
