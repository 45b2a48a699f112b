import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

test('the command refuses to make an archive whose releases nothing signs, before it builds', () => {
  const bundle = join(root, 'packages/config/bin/bundle.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle], {
    env: { ...process.env, RELEASE_KEY: '', RELEASE_KEY_FILE: '' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^RELEASE_KEY or RELEASE_KEY_FILE is missing/);
});
