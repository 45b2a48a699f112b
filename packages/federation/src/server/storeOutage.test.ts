import { cachedReader } from '@storefront/releases/store';
import { releasesForEachTest, writeRemote } from '@storefront/releases/testing';
import { provideShared } from '../sharing/provideShared';
import { createServerRemotes } from './createServerRemotes';

describe.each(['s3', 'http'] as const)('a store of the kind %s', (kind) => {
  const releases = releasesForEachTest(kind);
  let now = 0;
  beforeEach(() => {
    provideShared({});
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const release = async (comment: string) => {
    const code = `exports.default = { name: 'catalog', pages: {}, panels: {}, widgets: {}, embeds: {} };${comment}`;
    const { folder } = writeRemote(releases.root, 'catalog', { code });
    return (await releases.registry().release(folder)).build;
  };

  test('an outage keeps the live builds, and is reported once, however its requests fail', async () => {
    const build = await release('');
    const [onError, onRecovery] = [jest.fn(), jest.fn()];
    const { reader, trust } = releases.files;
    const remotes = createServerRemotes({
      store: cachedReader(reader),
      trust,
      timeLimit: 500,
      onError,
      onRecovery,
    });
    /** The live build at the next poll. */
    const poll = async () => {
      now += 1000;
      return (await remotes.current()).catalog?.build;
    };
    while ((await poll()) !== build);
    await remotes.load('catalog', build);
    onError.mockClear();
    onRecovery.mockClear();
    for (const fault of [
      'hang',
      { status: 503, code: 'SlowDown' },
      'reset',
      { status: 403, code: 'AccessDenied' },
    ] as const) {
      releases.files.setFault(() => fault);
      for (const _ of [1, 2]) expect(await poll()).toBe(build);
    }
    await remotes.load('catalog', build);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onRecovery).not.toHaveBeenCalled();
    releases.files.setFault();
    const next = await release('//');
    while ((await poll()) !== next);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onRecovery).toHaveBeenCalledTimes(1);
  });
});
