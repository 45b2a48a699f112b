import { join } from 'node:path';
import { releaseCatalog, shop, startShell } from '../testing/startShopShell';

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
