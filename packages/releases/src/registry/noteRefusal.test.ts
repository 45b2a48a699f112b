import { releasesForEachTest } from '../testing/makeReleases';
import { openRegistry } from './openRegistry';
import { RegistryError } from './RegistryError';
import { runCli } from './runCli';

const releases = releasesForEachTest('folder');
beforeEach(() => releases.releasePage());

const entries = () => releases.registry().log();
/** Runs a command that is refused with this text. */
const refused = (text: string, ...args: string[]) => expect(releases.run(...args)).rejects.toThrow(text);

test('the log has a refused release with its reasons, and what is live stays', async () => {
  const before = await entries();
  const { build } = releases.provides('city');
  await refused('It would break the page', 'release', 'mf-account');
  const [entry, ...more] = (await entries()).slice(before.length);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    changes: [],
    channels: before.at(-1)?.channels,
    key: before.at(-1)?.key,
    refusal: {
      app: 'account',
      action: 'release',
      build,
      reasons: ['content: it needs panel "phone", which is not provided'],
    },
  });
  expect(await releases.run('releases', 'mf-account', '--log')).toMatch(
    new RegExp(`^ *4  \\S+  refused     account       ${build}  content: it needs panel "phone"`),
  );
  // No signed release stored it, so it still cannot be made live by its id.
  await releases.registry().store(`${releases.root}/mf-account/dist`);
  await refused('It would break the page', 'promote', 'mf-account', build);
  await expect(releases.registry().promote('account', build)).rejects.toThrow('by no signed release');
});

test('a refused rollback and a release of a pinned app are in the log too', async () => {
  await releases.run('pin', 'mf-content');
  releases.opens('city');
  await refused('is pinned to', 'release', 'mf-content');
  expect((await entries()).at(-1)?.refusal).toMatchObject({
    app: 'content',
    reasons: [expect.stringContaining('content is pinned to ')],
  });
  await releases.run('unpin', 'mf-content');
  const { build } = releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  releases.opens('name');
  await releases.run('release', 'mf-content', '--ignore-previous');
  await refused('cannot be released', 'rollback', 'mf-account');
  expect((await entries()).at(-1)?.refusal).toMatchObject({ app: 'account', action: 'rollback' });
  expect(await releases.stable('account')).toBe(build);
});

test('a release that is tried again and refused again is one entry', async () => {
  releases.provides('city');
  await refused('It would break the page', 'release', 'mf-account');
  const once = await entries();
  await refused('It would break the page', 'release', 'mf-account');
  expect(await entries()).toEqual(once);
});

test('a question and a command with a wrong name leave no trace', async () => {
  releases.provides('city');
  const before = await entries();
  expect(await releases.run('can-i-release', 'mf-account')).toContain('cannot be released');
  await refused('cannot be previewed', 'preview', 'mf-account');
  await refused('is not built', 'release', 'mf-catalog');
  expect(await entries()).toEqual(before);
});

test('a refusal that cannot be noted says so beside what it would break', async () => {
  releases.provides('city');
  const { store, keys } = releases.files;
  const registry = openRegistry(store, {
    ...keys,
    own() {
      throw new RegistryError('RELEASE_KEY is missing');
    },
  });
  await expect(runCli(['release', 'mf-account'], releases.root, registry)).rejects.toThrow(
    /It would break the page[^]*\nThe refusal is not in the log\. RELEASE_KEY is missing$/,
  );
});
