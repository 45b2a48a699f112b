import { releaseCatalog, startShell } from '../testing/startShopShell';

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
