import { makeReleases, writeRemote } from '@storefront/releases/testing';
import { releaseCatalog, startShell, stops } from '../testing/startShopShell';

test('a browser stays in the canary or out of it, also from the page cache, and a new one gets a share', async () => {
  const { visit } = await startShell();
  expect(await visit('/menu', '10.0.0.7')).not.toContain('_bucket.');

  await releaseCatalog('новое меню', '--channel', 'canary', '--percent', '10');
  const shell = await startShell();
  for (const _ of [1, 2]) {
    expect((await shell.open('/menu', '_bucket.kitsune=9')).body).toContain('новое меню');
    expect((await shell.open('/menu', '_bucket.kitsune=10')).body).toContain('живое меню');
  }
  const [, share] = /_bucket\.kitsune=(\d+)/.exec(await shell.visit('/menu', '10.0.1.7')) ?? [];
  const { body } = await shell.open('/menu', `_bucket.kitsune=${share}`);
  expect(body).toContain(Number(share) < 10 ? 'новое меню' : 'живое меню');
});

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
