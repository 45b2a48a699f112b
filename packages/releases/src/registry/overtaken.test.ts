import { remoteNames } from '@storefront/contracts';
import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { openRegistry } from './openRegistry';
import { rollBackFailing } from './rollBack';
import { runCli } from './runCli';

const releases = releasesForEachTest('folder');
beforeEach(async () => {
  writeShell(releases.root);
  await releases.run('release', 'shell');
  for (const code of ['oldest', 'good', 'bad']) await release(code);
});

async function release(code: string, ...options: string[]): Promise<string> {
  const { build } = writeRemote(releases.root, 'catalog', { code });
  await releases.run('release', 'mf-catalog', ...options);
  return build;
}

const channels = () => releases.registry().channels('catalog');

/** Runs a command whose first entry comes second, after the entry of somebody else. */
function runAfter(other: () => Promise<unknown>, ...args: string[]) {
  const { store, keys } = releases.files;
  let isLate = false;
  const late: typeof store = {
    ...store,
    async createNew(path, content) {
      if (!isLate && path.startsWith('log/')) {
        isLate = true;
        await other();
      }
      return store.createNew(path, content);
    },
  };
  return runCli(args, releases.root, openRegistry(late, keys));
}

const canary = ['--channel', 'canary', '--percent', '10'];
async function endCanary() {
  const { canary: failing } = await channels();
  const { build = '', since = '' } = failing ?? {};
  await rollBackFailing(releases.registry(), 'catalog', { build, since }, 'why');
}

test.each([
  ['rollback', 'a colleague releases the fix', () => release('fix')],
  ['rollback', 'another one rolls back', () => releases.run('rollback', 'mf-catalog')],
  ['rollback', 'a canary starts', () => release('fix', ...canary)],
  ['pin', 'a colleague releases another build', () => release('worse')],
])('%s is refused when %s meanwhile', async (verb, _, other) => {
  let then: unknown;
  const run = runAfter(
    async () => {
      await other();
      then = await channels();
    },
    verb,
    'mf-catalog',
  );
  await expect(run).rejects.toThrow(
    'Somebody else changed what is live of mf-catalog meanwhile, and nothing was done. Look first: pnpm releases mf-catalog --log',
  );
  expect(await channels()).toEqual(then);
});

test('a rollback ends a canary, and goes no further when a shell was faster', async () => {
  const { stable } = await channels();
  await release('trial', ...canary);
  await expect(runAfter(endCanary, 'rollback', 'mf-catalog')).rejects.toThrow('Somebody else changed');
  expect(await channels()).toMatchObject({ stable });
});

test('a command waits for a change of another app', async () => {
  const good = (await channels()).history.at(-1);
  writeRemote(releases.root, 'content');
  const other = () => releases.run('release', 'mf-content');
  expect((await runAfter(other, 'rollback', 'mf-catalog')).text).toBe(`mf-catalog: back to ${good}.`);
  expect((await releases.registry().channels('content')).stable).toBeDefined();
});

test('a command that names its build is carried out', async () => {
  const [oldest = '', good = ''] = (await channels()).history;
  await runAfter(() => release('fix'), 'promote', 'mf-catalog', good);
  expect((await channels()).stable).toBe(good);
  await runAfter(() => release('worse'), 'pin', 'mf-catalog', oldest);
  expect(await channels()).toMatchObject({ stable: oldest, pinned: true });
});

test('a release is compared again with what has become live meanwhile, and its files are stored by then', async () => {
  writeRemote(releases.root, 'account', { contract: { panels: ['phone'] } });
  await releases.run('release', 'mf-account');
  const { build } = writeRemote(releases.root, 'catalog', { source: "openPanel('phone');" });
  let stored: string[] = [];
  const other = async () => {
    stored = releases.files.paths().filter((path) => path.startsWith(`catalog/${build}/`));
    writeRemote(releases.root, 'account');
    await releases.run('release', 'mf-account');
  };
  await expect(runAfter(other, 'release', 'mf-catalog')).rejects.toThrow(
    'catalog: it needs panel "phone", which is not provided',
  );
  expect(stored).toHaveLength(4);
  expect((await channels()).stable).not.toBe(build);
});

test('two simultaneous pins of the same live build both succeed', async () => {
  const { stable } = await channels();
  const other = () => releases.run('pin', 'mf-catalog');
  expect((await runAfter(other, 'pin', 'mf-catalog')).text).toBe(`mf-catalog is pinned to ${stable}.`);
});

test.each(['mf-catalog', '--all'])(
  'release %s is refused when a build is made again meanwhile',
  async (what) => {
    for (const name of remoteNames) writeRemote(releases.root, name);
    const { store, keys } = releases.files;
    let isBuilt = false;
    const buildAgain = () => {
      if (!isBuilt)
        writeRemote(releases.root, 'catalog', { contract: { sharedVersions: { react: '99.0.0' } } });
      isBuilt = true;
    };
    const slow: typeof store = {
      ...store,
      // The shell is read for the comparison, and stored once all builds were compared with each other.
      async read(path) {
        if (path.startsWith('shell/')) buildAgain();
        return store.read(path);
      },
      async storeBuild(app, build, sources) {
        if (app === 'shell') buildAgain();
        return store.storeBuild(app, build, sources);
      },
    };
    const before = await channels();
    await expect(runCli(['release', what], releases.root, openRegistry(slow, keys))).rejects.toThrow(
      'mf-catalog was built again meanwhile',
    );
    expect(await channels()).toEqual(before);
  },
);
