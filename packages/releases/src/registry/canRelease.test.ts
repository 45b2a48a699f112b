import { releasesForEachTest } from '../testing/makeReleases';
import { storeKinds } from '../testing/openTestStore';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { assertFitsByNames, canRelease } from './canRelease';
import { readBuiltRemote, readBuiltShell, readBuiltSources } from './readBuilt';

describe.each(storeKinds)('in a store of the kind %s', (kind) => {
  const releases = releasesForEachTest(kind);

  const registry = () => releases.registry();
  /** A shell that has these names of zod, and a remote that takes them. */
  const shellWith = (...zodNames: string[]) => writeShell(releases.root, { zodNames });
  const contentWith = (...names: string[]) =>
    writeRemote(releases.root, 'content', { contract: { sharedNames: { 'zod/mini': names } } });

  /** Whether the shell or the remote, as it was written last, may be released. */
  async function answer(name: 'shell' | 'content', folder: string) {
    const record = name === 'shell' ? readBuiltShell(folder) : readBuiltRemote(folder);
    const sources = readBuiltSources(folder);
    return canRelease(registry(), { name, record, sources }, { root: releases.root, withPrevious: true });
  }

  test('a shell that drops a name which a live remote imports is refused', async () => {
    await registry().releaseShell(shellWith('email', 'uuid').folder);
    await registry().release(contentWith('email').folder);
    expect(await answer('shell', shellWith('uuid').folder)).toMatchObject({
      canRelease: false,
      breaks: ['content: it takes email of zod/mini, which the shell does not export'],
    });
    expect((await answer('shell', shellWith('email', 'url').folder)).canRelease).toBe(true);
  });

  test('a build with a record of an older form is refused in a release, and may come back', async () => {
    await registry().releaseShell(shellWith().folder);
    // Earlier records described panels by schemas.
    const older = { contract: { panels: {} as never } };
    const { folder } = writeRemote(releases.root, 'content', older);
    await registry().release(folder);
    await expect(answer('content', folder)).rejects.toThrow('has no sources to compare. Build it again');
    const record = readBuiltRemote(folder);
    await assertFitsByNames(registry(), { name: 'content', record, sources: undefined });
  });

  test('a candidate without sources is refused, and may come back', async () => {
    await registry().releaseShell(shellWith('email').folder);
    const { folder } = contentWith('email');
    const candidate = { name: 'content' as const, record: readBuiltRemote(folder), sources: undefined };
    await assertFitsByNames(registry(), candidate);
    const options = { root: releases.root, withPrevious: true };
    await expect(canRelease(registry(), candidate, options)).rejects.toThrow('has no sources to compare');
  });
});
