import { makeReleases, writeRemote } from '@storefront/releases/testing';
import { startShell, stops } from '../testing/startShopShell';

test('the files of builds come from the registry of RELEASES_URL, and those of unreleased builds are not served', async () => {
  const releases = await makeReleases('s3');
  stops.push(() => releases.remove());
  const { folder, build } = writeRemote(releases.root, 'catalog', { code: 'const answer = 42;' });
  await releases.registry().release(folder);
  const made = await releases
    .registry()
    .store(writeRemote(releases.root, 'catalog', { code: 'steal()' }).folder);
  const { open } = await startShell({ RELEASES_DIR: '', ...releases.files.env });
  expect((await open(`/mf/catalog/${build}/remoteEntry.js`)).body).toBe('const answer = 42;');
  expect((await open(`/mf/catalog/${build}/server.cjs`)).status).toBe(404);
  expect((await open(`/mf/catalog/${made.build}/remoteEntry.js`)).status).toBe(404);
});
