import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeReleases, writeRemote } from '@storefront/releases/testing';
import { linkTo, shop, startShell, stops, storeNext } from '../testing/startShopShell';

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

test('a build whose folder, or one of whose files, is a link is not served, even with the right content', async () => {
  const { open } = await startShell();
  const { files, root } = shop.releases;
  const folder = `catalog/${shop.live}`;
  const place = (path: string) => join(root, '.releases', path);
  const elsewhere = join(root, 'elsewhere');
  mkdirSync(elsewhere);
  for (const name of ['record.json', 'remoteEntry.js', 'server.cjs']) {
    writeFileSync(join(elsewhere, name), files.read(`${folder}/${name}`));
  }
  rmSync(place(`${folder}/remoteEntry.js`));
  symlinkSync(join(elsewhere, 'remoteEntry.js'), place(`${folder}/remoteEntry.js`));
  expect(await open(`/mf/${folder}/remoteEntry.js`)).toMatchObject({ status: 503, body: '' });
  rmSync(place(folder), { recursive: true });
  symlinkSync(elsewhere, place(folder));
  expect(await open(`/mf/${folder}/remoteEntry.js`)).toMatchObject({ status: 503, body: '' });
  rmSync(place(folder));
  mkdirSync(place(folder));
  for (const name of ['record.json', 'remoteEntry.js']) {
    writeFileSync(place(`${folder}/${name}`), files.read(`../elsewhere/${name}`));
  }
  expect((await open(`/mf/${folder}/remoteEntry.js`)).status).toBe(200);
});

test('a file that was changed there is not served, and is served once it is right again', async () => {
  const { open } = await startShell();
  const { files } = shop.releases;
  const path = `catalog/${shop.live}/remoteEntry.js`;
  const whole = files.read(path);
  files.write(path, 'steal()');
  expect(await open(`/mf/${path}`)).toMatchObject({ status: 503, body: '' });
  files.write(path, whole);
  expect(await open(`/mf/${path}`)).toMatchObject({ status: 200, body: whole });
  // From then on the verified bytes are sent, even if the file on the disk changes.
  files.write(path, 'steal()');
  expect((await open(`/mf/${path}`)).body).toBe(whole);
});

test('a preview gets the files of its build, and a visitor does not', async () => {
  const next = await storeNext();
  const { open, enter } = await startShell();
  const sent = await enter(await linkTo(next));
  const path = `/mf/catalog/${next}/remoteEntry.js`;
  expect(await open(path, sent)).toMatchObject({ status: 200 });
  expect((await open(path)).status).toBe(404);
  expect((await open(path, '_preview.kitsune=mf.catalog')).status).toBe(404);
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
