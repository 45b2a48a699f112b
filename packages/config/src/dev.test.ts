import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteFolders, root } from './workspace.mjs';

const dev = (...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, 'packages/config/bin/dev.mjs'), ...parameters], {
    encoding: 'utf8',
  });

test('`pnpm dev` lists the packages that it can start alone when it does not know the name', () => {
  const run = dev('mf-nothing');
  expect(run.status).toBe(1);
  expect(run.stderr).toBe(
    `There is no "mf-nothing" to develop alone. There are: ui, ${remoteFolders().join(', ')}\n`,
  );
});

test('`pnpm dev` develops one remote or all of them', () => {
  const run = dev('mf-catalog', 'mf-account');
  expect(run.status).toBe(1);
  expect(run.stderr).toBe('Name one remote, or none to develop all of them.\n');
});
