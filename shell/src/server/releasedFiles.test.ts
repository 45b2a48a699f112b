import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeReleases, writeRemote } from '@storefront/releases/testing';
import { shop, startShell, stops, storeNext } from '../testing/startShopShell';

// Which files of a registry the server serves to browsers.

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>';

test('a foreign file in RELEASES_DIR is not served, nor is the target of a link there', async () => {
  const { open } = await startShell();
  const { files, root } = shop.releases;
  const paths = ['y.svg', 'catalog/y.svg', `catalog/${shop.live}/y.svg`];
  for (const path of paths) files.write(path, svg);
  const links = ['key.svg', 'catalog/key.svg', `catalog/${shop.live}/key.svg`];
  for (const path of links) {
    symlinkSync(join(root, '.releases/development-key.pem'), join(root, '.releases', path));
  }
  const made = await storeNext();
  for (const path of [...paths, ...links, `catalog/${made}/remoteEntry.js`]) {
    const { status, body, headers } = await open(`/mf/${path}`);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    expect(body).not.toMatch(/steal|PRIVATE KEY|новое меню/);
  }
});

test('with RELEASES_URL the files of builds come from there', async () => {
  const releases = await makeReleases('s3');
  stops.push(() => releases.remove());
  const { folder, build } = writeRemote(releases.root, 'catalog', { code: 'const answer = 42;' });
  await releases.registry().release(folder);
  const { open } = await startShell({ RELEASES_DIR: '', ...releases.files.env });
  expect((await open(`/mf/catalog/${build}/remoteEntry.js`)).body).toBe('const answer = 42;');
  expect((await open(`/mf/catalog/${build}/server.cjs`)).status).toBe(404);
});
