import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteFolders, root } from './workspace.mjs';

const remotes = remoteFolders().join(', ');

test.each([
  [['mf-nothing'], `There is no "mf-nothing" to develop alone. There are: ui, ${remotes}\n`],
  [['mf-catalog', 'mf-account'], 'Name one remote, or none to develop all of them.\n'],
])('`pnpm dev` with %j says what it can develop', (parameters, said) => {
  const run = spawnSync(process.execPath, [join(root, 'packages/config/bin/dev.mjs'), ...parameters], {
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([1, said]);
});
