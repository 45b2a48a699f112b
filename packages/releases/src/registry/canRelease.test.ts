import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { assertFitsByNames, canRelease } from './canRelease';
import { readBuiltRemote, readBuiltSources } from './readBuilt';

const releases = releasesForEachTest('folder');

test('a shell that drops a name which a live remote imports is refused', async () => {
  const registry = releases.registry();
  await registry.releaseShell(writeShell(releases.root, { zodNames: ['email', 'uuid'] }).folder);
  const contract = { sharedNames: { 'zod/mini': ['email'] } };
  await registry.release(writeRemote(releases.root, 'content', { contract }).folder);
  writeShell(releases.root, { zodNames: ['uuid'] });
  await expect(releases.run('release', 'shell')).rejects.toThrow(
    'content: it takes email of zod/mini, which the shell does not export',
  );
  writeShell(releases.root, { zodNames: ['email', 'url'] });
  await releases.run('release', 'shell');
});

test.each([
  // Earlier records described panels by schemas.
  ['with a record of an older form', { contract: { panels: {} as never } }, readBuiltSources],
  ['without sources', {}, () => undefined],
])('a candidate %s is refused in a release, and may come back', async (_, source, sourcesIn) => {
  const registry = releases.registry();
  await registry.releaseShell(writeShell(releases.root).folder);
  const { folder } = writeRemote(releases.root, 'content', source);
  await registry.release(folder);
  const candidate = { name: 'content' as const, record: readBuiltRemote(folder), sources: sourcesIn(folder) };
  const options = { root: releases.root, withPrevious: true };
  await expect(canRelease(registry, candidate, options)).rejects.toThrow(
    'has no sources to compare. Build it again',
  );
  await assertFitsByNames(registry, { ...candidate, sources: undefined });
});
