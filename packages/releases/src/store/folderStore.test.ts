import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folderStore';

let root: string;
let folder: string;
/** A folder that no link may lead to. */
let outside: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-folder-'));
  folder = join(root, 'releases');
  outside = join(root, 'outside');
  for (const path of ['releases/catalog/b1', 'releases/log', 'outside']) {
    mkdirSync(join(root, path), { recursive: true });
  }
  writeFileSync(join(folder, 'catalog/b1/a.js'), 'a build');
  writeFileSync(join(folder, 'log/00000001.json'), 'an entry');
  for (const name of ['key.pem', 'a.js', '00000002.json']) writeFileSync(join(outside, name), 'a secret');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts a link in a place of the registry. */
function link(path: string, target: string): void {
  rmSync(join(folder, path), { recursive: true, force: true });
  symlinkSync(target, join(folder, path));
}

test.each([
  ['a file', 'catalog/b1/a.js', () => join(outside, 'key.pem')],
  ['a file that is a link to a file of the registry', 'catalog/b1/a.js', () => '../../log/00000001.json'],
  ['the folder of a build', 'catalog/b1', () => outside],
  ['the folder of an app', 'catalog', () => root],
])('a link in place of %s is not followed', async (_, path, target) => {
  const store = folderStore(folder);
  expect(String(await store.read('catalog/b1/a.js'))).toBe('a build');
  link(path, target());
  await expect(store.read('catalog/b1/a.js')).rejects.toThrow(`${join(folder, path)} is a symbolic link`);
});

test('a log that is a link, or whose newest entry is a link, is not read', async () => {
  const store = folderStore(folder);
  expect(await store.newestEntry()).toMatchObject({ sequence: 1 });
  link('log/00000002.json', join(outside, '00000002.json'));
  await expect(store.newestEntry()).rejects.toThrow('00000002.json is a symbolic link');
  link('log', outside);
  await expect(store.newestEntry()).rejects.toThrow('log is a symbolic link');
});

test('nothing is listed or written through a link', async () => {
  const store = folderStore(folder);
  link('catalog', outside);
  link('log', outside);
  const before = readdirSync(outside);
  await expect(store.builds('catalog')).rejects.toThrow('is a symbolic link');
  await expect(store.createNew('log/00000003.json', 'ours')).rejects.toThrow('is a symbolic link');
  const sources = [['a.js', join(outside, 'a.js')]] as const;
  await expect(store.storeBuild('catalog', 'b2', sources)).rejects.toThrow('is a symbolic link');
  expect(readdirSync(outside)).toEqual(before);
});

test('the folder of the registry may be a link itself, as in deployments', async () => {
  renameSync(folder, `${folder}-1`);
  symlinkSync(`${folder}-1`, folder);
  const store = folderStore(folder);
  expect(String(await store.read('catalog/b1/a.js'))).toBe('a build');
  expect(await store.newestEntry()).toMatchObject({ sequence: 1 });
  expect(await store.createNew('log/00000002.json', 'ours')).toBe(true);
});
