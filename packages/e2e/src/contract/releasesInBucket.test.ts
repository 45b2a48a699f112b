import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { makeReleases, type TestReleases } from '@storefront/releases/testing';
import { ReleaseTree } from './ReleaseTree';

let tree: ReleaseTree;
let bucket: TestReleases;
beforeEach(async () => {
  tree = new ReleaseTree();
  bucket = await makeReleases('s3');
});
afterEach(async () => {
  tree.remove();
  await bucket.remove();
});

test('a command says why a bucket cannot be used, without a stack', async () => {
  const { service, env } = bucket.files;
  if (service) service.fault = () => ({ status: 403, code: 'AccessDenied' });
  const command = tree.command(['releases'], { ...env, RELEASES_DIR: '' });
  const child = spawn(process.execPath, command.args, { env: command.env });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect([child.exitCode, output]).toEqual([1, '']);
  expect(errors).toMatch(/^listing s3\+http:\S+\/log failed: 403 AccessDenied\n$/);
});
