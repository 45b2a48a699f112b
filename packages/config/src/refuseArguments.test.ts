import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.mjs';

test.each([
  ['npm test', 'test.mjs'],
  ['pnpm verify', 'verify.mjs'],
  ['pnpm bench', 'bench.mjs'],
  ['pnpm bench:api', 'benchApi.mjs'],
  ['pnpm e2e:production', 'production.mjs'],
])('`%s` refuses an unknown argument before it begins', (command, file) => {
  const run = spawnSync(process.execPath, [join(root, 'packages/config/bin', file), '--help'], {
    encoding: 'utf8',
  });
  expect(run).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `Unknown argument --help. \`${command}\` has none; the README says what it does.\n`,
  });
});
