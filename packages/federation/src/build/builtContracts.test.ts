import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sourcesFile } from '@storefront/releases/gate';
import { openRegistry } from '@storefront/releases/registry';
import { buildIdOf, changedFiles, integrityOf } from '@storefront/releases/release';
import { buildFixtures } from '../testing/buildFixtures';

let built: ReturnType<typeof buildFixtures>;

beforeAll(() => {
  built = buildFixtures();
});
afterAll(() => built?.remove());

test("a remote in the shell's server bundle runs on the shell's React", async () => {
  const { build } = await openRegistry(built.registryDir).release(built.catalog.folder);
  const html = execFileSync(process.execPath, [built.shellServer, built.registryDir, build], {
    encoding: 'utf8',
  });
  expect(html).toContain('rolls: <!-- -->0');
});

test('the record of a remote matches the build and contains nothing to execute', () => {
  const { folder, record } = built.catalog;
  expect(changedFiles(folder, record.files)).toEqual([]);
  expect(record.version).toBe('1.2.3');
  expect(record.build).toBe(buildIdOf(record));
  const first = record.initial.pages.home ?? [];
  expect(first[0]).toBe(record.entry);
  expect(first.slice(1).map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual([
    expect.stringContaining('embeds'),
    expect.stringContaining('catalog-home'),
  ]);
  expect(JSON.stringify(record)).not.toContain('getPublicPath');
});

test('the record of a remote has its modules and shared packages by name, and its files have its sources', () => {
  const { folder, record } = built.catalog;
  const { pages, panels, sharedVersions, sharedNames } = record.contract;
  expect(pages['home']).toBe('/');
  expect(panels).toContain('product');
  expect(sharedVersions).toEqual({
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    '@storefront/contracts': '0.1.0',
  });
  expect(sharedNames).toEqual({
    react: ['Suspense', 'useState', 'version'],
    '@storefront/contracts': ['defineManifest', 'emit', 'useEvent'],
  });
  const content = readFileSync(join(folder, sourcesFile));
  expect(integrityOf(content)).toBe(record.files[sourcesFile]?.sha384);
  const { packages } = JSON.parse(gunzipSync(content).toString()) as {
    packages: Record<string, Record<string, string>>;
  };
  const [own] = Object.values(packages);
  expect(own?.['src/remote.ts']).toContain('defineManifest');
});

test('the record of the shell has its tables, the names of zod that its pages have, and its sources', () => {
  const { contract, zodNames, sources } = built.shell;
  expect(contract.panels['product']).toEqual({ owner: 'catalog', isLinkable: true, isCustomersOnly: false });
  expect(contract.panels['bonuses']).toMatchObject({ isCustomersOnly: true, closesTo: 'profile' });
  expect(contract.widgets['content:stories']).toEqual({ owner: 'content', isStatic: true });
  expect(zodNames).toContain('object');
  expect(sources?.size).toBeGreaterThan(1000);
});
