import { join } from 'node:path';
import { makeReleases, writeRemote } from '@storefront/releases/testing';
import { releaseCatalog, shop, startShell, stops } from '../testing/startShopShell';

/** Starts a shell and reads its menu and its answer to `/readyz`. */
async function startedShell(env: Record<string, string>) {
  const { open } = await startShell(env);
  const { status, body } = await open('/readyz');
  const menu = (await open('/menu')).body;
  return { status, body, hasOld: menu.includes('живое меню'), hasNew: menu.includes('исправленное меню') };
}

/** Deletes the newest entry of the log, which made a fix live. An attacker with write access to the registry could. */
async function deleteFix(): Promise<() => void> {
  const [newest] = (await shop.releases.registry().log()).toReversed();
  const path = `log/${String(newest?.sequence).padStart(8, '0')}.json`;
  const text = shop.releases.files.read(path);
  shop.releases.files.remove(path);
  return () => shop.releases.files.write(path, text);
}

test('with RELEASES_STATE a restart does not bring back a build that a deleted entry had replaced', async () => {
  const env = { RELEASES_STATE: join(shop.releases.root, 'state') };
  await releaseCatalog('исправленное меню');
  expect(await startedShell(env)).toMatchObject({ status: 200, hasNew: true });
  const restore = await deleteFix();
  const refused = await startedShell(env);
  expect(refused).toMatchObject({ status: 503, hasOld: false, hasNew: false });
  expect(JSON.parse(refused.body)).toEqual({ status: 'not ready', missing: ['releases'] });
  restore();
  expect(await startedShell(env)).toMatchObject({ status: 200, hasNew: true });
});

test('without RELEASES_STATE, a restart follows the newest entry that the log still has', async () => {
  await releaseCatalog('исправленное меню');
  expect(await startedShell({})).toMatchObject({ status: 200, hasNew: true });
  await deleteFix();
  expect(await startedShell({})).toMatchObject({ status: 200, hasOld: true, hasNew: false });
});

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
