import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace.mjs';

test('an unknown base is an error, not everything', () => {
  const command = [join(root, 'packages/config/bin/checkChanged.mjs'), 'no-such-branch'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('git knows no commit "no-such-branch"'),
  });
});
