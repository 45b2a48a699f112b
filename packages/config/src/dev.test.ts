import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteFolders, root } from './workspace.mjs';

test('`pnpm dev` names what it can start alone when it does not know the name', () => {
  const run = spawnSync(process.execPath, [join(root, 'packages/config/bin/dev.mjs'), 'mf-nothing'], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toBe(
    `There is no "mf-nothing" to develop alone. There are: ui, ${remoteFolders().join(', ')}\n`,
  );
});
