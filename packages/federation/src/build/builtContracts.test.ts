import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sourcesFile } from '@storefront/releases/gate';
import { openRegistry } from '@storefront/releases/registry';
import { integrityOf } from '@storefront/releases/release';
import { type BuiltFixtures, buildFixtures } from '../testing/buildFixtures';

let built: BuiltFixtures;

beforeAll(() => {
  built = buildFixtures({ withShell: true });
});
afterAll(() => built?.remove());

test("a remote in the shell's server bundle runs on the shell's React", async () => {
  const { build } = await openRegistry(built.registryDir).release(built.copyOfCatalog().folder);
  const html = execFileSync(process.execPath, [built.shellServer, built.registryDir, build], {
    encoding: 'utf8',
  });
  expect(html).toContain('rolls: <!-- -->0');
});

test('the record of a remote has its modules by name, and its files have its sources', () => {
  const { folder, record } = built.copyOfCatalog();
  expect(record.contract.pages['home']).toBe('/');
  expect(record.contract.panels).toContain('product');
  const content = readFileSync(join(folder, sourcesFile));
  expect(integrityOf(content)).toBe(record.files[sourcesFile]?.sha384);
  const { packages } = JSON.parse(gunzipSync(content).toString()) as {
    packages: Record<string, Record<string, string>>;
  };
  const [own] = Object.values(packages);
  expect(own?.['src/remote.ts']).toContain('defineManifest');
});

test('the record of the shell has its tables, the names of zod that its pages have, and its sources', () => {
  const { shell } = built;
  expect(shell?.contract.panels['product']).toEqual({
    owner: 'catalog',
    isLinkable: true,
    isCustomersOnly: false,
  });
  expect(shell?.contract.panels['bonuses']).toMatchObject({ isCustomersOnly: true, closesTo: 'profile' });
  expect(shell?.contract.widgets['content:stories']).toEqual({ owner: 'content', isStatic: true });
  expect(shell?.zodNames).toContain('object');
  expect(shell?.sources?.size).toBeGreaterThan(1000);
});
