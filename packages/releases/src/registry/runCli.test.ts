import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { runCli } from './runCli';

const releases = releasesForEachTest('folder');

test('each command prints its result, or an error that says what to do', async () => {
  expect(await releases.run('releases')).toBe('Nothing is released.');
  await expect(releases.run('release', 'mf-catalog')).rejects.toThrow('mf-catalog is not built');
  await expect(releases.run('release', 'mf-unknown')).rejects.toThrow('There is no remote "mf-unknown"');
  await expect(releases.run('fly')).rejects.toThrow(
    /pnpm promote \(mf-<name> \| shell\) <build>.*\n.*pnpm rollback mf-<name> \| shell/,
  );
  const { build } = writeRemote(releases.root, 'catalog');
  await expect(releases.run('release', 'mf-catalog')).rejects.toThrow('Run first: pnpm release shell');
  const shell = writeShell(releases.root);
  expect(await releases.run('release', 'shell')).toBe(`shell 1.0.0 is live as ${shell.build}.`);
  expect(await releases.run('release', 'mf-catalog')).toBe(`mf-catalog 1.0.0 is live as ${build}.`);
  expect(await releases.run('releases', 'mf-catalog')).toContain(build);
  expect(await releases.run('promote', 'mf-catalog', build)).toContain('is live');
});

test('release refuses a build that breaks a live one, and says how to go on', async () => {
  await releases.releasePage();
  const before = await releases.stable('account');
  const { build } = releases.provides('city');
  await expect(releases.run('release', 'mf-account')).rejects.toThrow(
    new RegExp(
      `^mf-account ${build} cannot be released.\nIt would break the page:\n  content: it needs panel "phone", which is not provided\n[^]*release in steps`,
    ),
  );
  expect(await releases.stable('account')).toBe(before);
  expect(releases.files.paths().join('\n')).not.toContain(build);
});

test('a build is taken from the folder that is named', async () => {
  await releases.releasePage();
  const elsewhere = join(releases.root, 'elsewhere');
  const dist = join(elsewhere, 'mf-content/dist');
  const { build } = writeRemote(elsewhere, 'content');
  expect(await releases.run('can-i-release', 'mf-content', '--folder', dist)).toContain(
    `mf-content ${build} can be`,
  );
  expect(await releases.run('release', 'mf-content', `--folder=${dist}`)).toContain(`live as ${build}`);
  expect(await releases.stable('content')).toBe(build);
  await expect(releases.run('release', 'mf-account', '--folder', dist)).rejects.toThrow(
    'has the build of mf-content',
  );
  await expect(releases.run('release', 'mf-content', '--folder', elsewhere)).rejects.toThrow(
    'it has no record.json',
  );
  await expect(releases.run('release', 'mf-content', '--folder', 'nowhere')).rejects.toThrow(
    'There is no build in',
  );
});

test('a build is compared with builds that a rollback brings back, unless `--ignore-previous` is set', async () => {
  await releases.releasePage();
  const first = await releases.stable('content');
  releases.opens('city');
  await releases.run('release', 'mf-content');
  // The live content opens the city alone; the previous build opens the phone.
  const { build } = releases.provides('city');
  await expect(releases.run('release', 'mf-account')).rejects.toThrow(
    new RegExp(
      `when another app is rolled back:\n  with content ${first}: content: .*"phone", which is not provided`,
    ),
  );
  await expect(releases.run('release', 'mf-account')).rejects.toThrow('--ignore-previous');
  await releases.run('release', 'mf-account', '--ignore-previous');
  expect(await releases.stable('account')).toBe(build);
  await expect(releases.run('rollback', 'mf-content')).rejects.toThrow('cannot be released');
  await expect(releases.run('promote', 'mf-content', first ?? '')).rejects.toThrow('cannot be released');
  expect(await releases.stable('content')).not.toBe(first);
});

test('a rollback is compared with the live builds, not with builds that could come back', async () => {
  await releases.releasePage();
  const first = await releases.stable('account');
  releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  // This content needs the name; the next build does without it.
  releases.opens('name');
  await releases.run('release', 'mf-content', '--ignore-previous');
  releases.opens('phone', 'city');
  await releases.run('release', 'mf-content');
  expect(await releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('a remote is compared with the live shell and with the previous one', async () => {
  const table = (isCustomersOnly: boolean) => ({
    contract: { panels: { cart: { owner: 'checkout', isLinkable: true, isCustomersOnly } } },
  });
  writeShell(releases.root, table(false));
  await releases.run('release', 'shell');
  const old = (await releases.registry().channels('shell')).stable;
  writeRemote(releases.root, 'checkout', { contract: { panels: ['cart'] } });
  await releases.run('release', 'mf-checkout');
  writeShell(releases.root, table(true));
  await releases.run('release', 'shell');
  writeRemote(releases.root, 'checkout', { contract: { panels: ['cart'], customerPanels: ['cart'] } });
  await expect(releases.run('release', 'mf-checkout')).rejects.toThrow(
    `with shell ${old}: checkout: panel "cart" needs a customer`,
  );
  writeRemote(releases.root, 'checkout');
  await expect(releases.run('release', 'mf-checkout')).rejects.toThrow(
    /break the page:\n {2}shell: it needs panel "cart", which is not provided/,
  );
  await releases.run('rollback', 'shell');
});

test('can-i-release answers with an exit code, and as JSON', async () => {
  await releases.releasePage();
  expect((await runCli(['can-i-release', 'mf-account'], releases.root, releases.registry())).exitCode).toBe(
    0,
  );
  const { build } = releases.provides('city');
  const { text, exitCode } = await runCli(
    ['can-i-release', 'mf-account', '--json'],
    releases.root,
    releases.registry(),
  );
  expect(exitCode).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    name: 'account',
    build,
    canRelease: false,
    breaks: ['content: it needs panel "phone", which is not provided'],
    comparedWith: expect.arrayContaining([`content ${await releases.stable('content')}`]),
  });
});

test('a live build that cannot be read is named and does not stop a rollback', async () => {
  await releases.releasePage();
  const [first, bad] = [await releases.stable('account'), releases.provides('phone', 'city', 'name').build];
  await releases.run('release', 'mf-account');
  releases.files.remove(`account/${bad}`);
  expect(await releases.run('can-i-release', 'mf-content')).toContain(
    `Not compared with:\n  account ${bad}: `,
  );
  expect(await releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('all builds of a tree are compared with each other, not with the live builds, and go live at once', async () => {
  await releases.releasePage();
  for (const name of remoteNames) writeRemote(releases.root, name);
  releases.provides('city');
  releases.opens('phone');
  await expect(releases.run('release', '--all')).rejects.toThrow(
    'These builds do not fit together:\n  content: it needs panel "phone", which is not provided',
  );
  expect(await releases.registry().log()).toHaveLength(3);
  releases.opens('city');
  expect((await releases.run('release', '--all')).split('\n')).toHaveLength(remoteNames.length + 1);
  const log = await releases.registry().log();
  expect(log).toHaveLength(4);
  expect(log[3]?.changes.map(({ app }) => app)).toEqual(remoteNames);
});
