import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { LogEntry } from '@storefront/releases/release';
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

/** Runs a command as a process, on the registry in the bucket. */
async function run(...command: string[]) {
  const { args, env } = tree.command(command, { ...bucket.files.env, RELEASES_DIR: '' });
  const child = spawn(process.execPath, args, { env });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

function log(): LogEntry[] {
  const paths = bucket.files.paths().filter((path) => path.startsWith('log/'));
  return paths.map((path) => JSON.parse(bucket.files.read(path)) as LogEntry);
}

test('processes that release at once into a bucket lose nothing', async () => {
  expect(await run('release', '--all')).toMatchObject({ code: 0, errors: '' });
  const builds = {
    catalog: tree.build('catalog'),
    checkout: tree.build('checkout'),
    account: tree.build('account'),
  };
  const ran = await Promise.all(Object.keys(builds).map((name) => run('release', name)));
  expect(ran.map(({ code, errors }) => [code, errors])).toEqual(ran.map(() => [0, '']));
  expect(log()).toHaveLength(1 + 3);
  expect(log().at(-1)?.channels).toMatchObject(
    Object.fromEntries(Object.entries(builds).map(([name, stable]) => [name, { stable }])),
  );
  expect((await run('rollback', 'catalog')).output).toContain('back to');
});

test('a command says why a bucket cannot be used, without a stack', async () => {
  const { service } = bucket.files;
  if (service) service.fault = () => ({ status: 403, code: 'AccessDenied' });
  const { code, output, errors } = await run('releases');
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^listing s3\+http:\S+\/log failed: 403 AccessDenied\n$/);
});
