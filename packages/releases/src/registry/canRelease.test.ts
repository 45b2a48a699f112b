import { makeReleases, type TestReleases } from '../testing/makeReleases';
import { storeKinds } from '../testing/openTestStore';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { canRelease } from './canRelease';
import { readBuiltRemote, readBuiltShell } from './readBuilt';

describe.each(storeKinds)('in a store of the kind %s', (kind) => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await makeReleases(kind);
  });
  afterEach(() => releases.remove());

  const registry = () => releases.registry();
  const contracts = (...names: string[]) => ({ sharedNames: { '@storefront/contracts': names } as const });

  /** A shell that exports these names of the contracts, and a remote that imports them. */
  const shellWith = (...names: string[]) => writeShell(releases.root, contracts(...names));
  const contentWith = (...names: string[]) =>
    writeRemote(releases.root, 'content', { contract: contracts(...names) });

  /** Whether the shell or the remote, as it was written last, may be released. */
  async function answer(name: 'shell' | 'content', folder: string) {
    const record = name === 'shell' ? readBuiltShell(folder) : readBuiltRemote(folder);
    return canRelease(registry(), { name, record, folder }, { withPrevious: true });
  }

  const breakOf = (name: string) =>
    `content: it takes ${name} of @storefront/contracts, which the shell does not export`;

  test('a remote that imports a name which the live shell lacks is refused', async () => {
    await registry().releaseShell(shellWith('emit').folder);
    await registry().release(contentWith('emit').folder);
    expect(await answer('content', contentWith('emit', 'toast').folder)).toMatchObject({
      canRelease: false,
      breaks: [breakOf('toast')],
    });
    expect((await answer('content', contentWith('emit').folder)).canRelease).toBe(true);
  });

  test('a shell that drops a name which a live remote imports is refused', async () => {
    await registry().releaseShell(shellWith('emit', 'toast').folder);
    await registry().release(contentWith('emit').folder);
    expect(await answer('shell', shellWith('toast').folder)).toMatchObject({
      canRelease: false,
      breaks: [breakOf('emit')],
    });
    expect((await answer('shell', shellWith('emit', 'paths').folder)).canRelease).toBe(true);
  });

  test('a name that only the newest shell exports would be missing after a rollback of the shell', async () => {
    const before = shellWith('emit');
    await registry().releaseShell(before.folder);
    await registry().releaseShell(shellWith('emit', 'toast').folder);
    expect(await answer('content', contentWith('toast').folder)).toMatchObject({
      canRelease: false,
      breaks: [],
      breaksOnRollback: [`with shell ${before.build}: ${breakOf('toast')}`],
    });
  });

  describe('of members of exported objects', () => {
    const members = (...names: string[]) =>
      ({ ...contracts('paths'), sharedMembers: { '@storefront/contracts': names } }) as const;
    const shellHaving = (...names: string[]) => writeShell(releases.root, members(...names));
    const contentTaking = (...names: string[]) =>
      writeRemote(releases.root, 'content', { contract: members(...names) });

    test('a remote that uses a member which the live shell lacks is refused', async () => {
      await registry().releaseShell(shellHaving('paths.menu', 'paths.promo').folder);
      await registry().release(contentTaking('paths.promo').folder);
      expect(await answer('content', contentTaking('paths.gift', 'paths.promo').folder)).toMatchObject({
        canRelease: false,
        breaks: [breakOf('paths.gift')],
      });
      expect((await answer('content', contentTaking('paths.menu').folder)).canRelease).toBe(true);
    });

    test('a shell that drops a member which a live remote uses is refused', async () => {
      await registry().releaseShell(shellHaving('paths.menu', 'paths.promo').folder);
      await registry().release(contentTaking('paths.promo').folder);
      expect(await answer('shell', shellHaving('paths.menu').folder)).toMatchObject({
        canRelease: false,
        breaks: [breakOf('paths.promo')],
      });
      expect((await answer('shell', shellHaving('paths.gift', 'paths.promo').folder)).canRelease).toBe(true);
    });

    test('an earlier record, which lists no members, fits', async () => {
      await registry().releaseShell(shellWith('paths').folder);
      await registry().release(contentWith('paths').folder);
      expect((await answer('content', contentTaking('paths.promo').folder)).canRelease).toBe(true);
      expect((await answer('shell', shellHaving('paths.menu').folder)).canRelease).toBe(true);
    });
  });
});
