import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import { checkContracts } from '@storefront/releases/contract-check';
import { contractTable } from '@storefront/releases/contract-table';
import { openRegistry } from '@storefront/releases/registry';
import type { ReleaseRecord, ShellAssets } from '@storefront/releases/release';
import { type BuiltFixtures, buildFixtures } from '../testing/buildFixtures';

let built: BuiltFixtures;
let shell: ShellAssets;

beforeAll(() => {
  built = buildFixtures({ withShell: true });
  if (!built.shell) throw new Error('the shell was not built');
  shell = built.shell;
});
afterAll(() => built?.remove());

/** The fixtures are two remotes of five: the breaks of the absent ones are left out. */
function breaks(change: (record: ReleaseRecord, folder: string) => void = () => undefined, host = shell) {
  const catalog = built.copyOfCatalog();
  change(catalog.record, catalog.folder);
  const absent = remoteNames.map((name) => `${name}: there is no build of it`);
  const all = checkContracts({ shell: host, remotes: [catalog, built.content], current: host.contract });
  return all.filter((text) => !absent.includes(text));
}

test('what was built together fits together', () => {
  expect(breaks()).toEqual([]);
  expect(checkContracts({ shell, remotes: [], current: contractTable() })).toHaveLength(remoteNames.length);
});

test("a remote in the shell's server bundle runs on the shell's React", async () => {
  const { build } = await openRegistry(built.registryDir).release(built.copyOfCatalog().folder);
  const html = execFileSync(process.execPath, [built.shellServer, built.registryDir, build], {
    encoding: 'utf8',
  });
  expect(html).toContain('rolls: <!-- -->0');
});

test('a panel that is opened and not provided is found', () => {
  const found = breaks(({ contract }) => {
    const { product, ...others } = contract.panels;
    contract.panels = Object.assign(others, { goods: product });
  });
  expect(found).toEqual(['shell: it needs panel "product", which is not provided']);
});

test('a page that is not provided is found, and a module that the shell gives to another team is not', () => {
  const found = breaks(({ contract }) => {
    const { home: _, ...others } = contract.pages;
    contract.pages = { ...others, promos: { type: 'object' } };
    contract.widgets['content:stories'] = { type: 'object' };
  });
  expect(found).toEqual(['shell: it needs page "home", which is not provided']);
});

test('a payload that its listener does not understand is found', () => {
  const sent = 'catalog: event "checkout:item-added" of shell: ';
  expect(
    breaks(({ contract }) => {
      contract.emits['checkout:item-added'] = { type: 'object', properties: { name: { type: 'string' } } };
    }),
  ).toEqual(['productId', 'name', 'price', 'amount'].map((field) => `${sent}${field} may be absent`));
});

test('a record without schemas, or without the names of shared packages, is found', () => {
  for (const older of [{ pages: ['home'] }, { sharedNames: undefined }]) {
    expect(breaks(({ contract }) => Object.assign(contract, older))).toContain(
      'catalog: its record is of an older form; build it again',
    );
  }
});

test('a second React in a chunk is found', () => {
  const require = createRequire(__filename);
  const react = readFileSync(join(dirname(require.resolve('react')), 'cjs/react.production.js'), 'utf8');
  let chunk = '';
  const found = breaks((record, folder) => {
    chunk = record.initial.pages.home?.at(-1) ?? '';
    appendFileSync(join(folder, chunk), react);
  });
  expect(found).toEqual([`catalog: ${chunk} carries a React of its own`]);
});

test('a shared package of another major, or one that is not shared, is found', () => {
  const sharedVersions = { ...shell.sharedVersions, react: '20.0.0' };
  expect(breaks(undefined, { ...shell, sharedVersions })).toHaveLength(2);
  expect(
    breaks(({ contract }) => Object.assign(contract.sharedVersions, { '@emotion/react': '11.0.0' })),
  ).toEqual(['catalog: it needs @emotion/react, which the shell does not share']);
});

test('a name that the remote takes and the shell does not export is found, whoever is released', () => {
  expect(shell.sharedNames['@storefront/contracts']).toEqual(expect.arrayContaining(['emit', 'useEvent']));
  const missing = (name: string) => `catalog: it takes ${name}, which the shell does not export`;
  expect(breaks(({ contract }) => contract.sharedNames.react?.push('useAncient'))).toEqual([
    missing('useAncient of react'),
  ]);
  const sharedNames = { ...shell.sharedNames, '@storefront/contracts': ['defineManifest', 'useEvent'] };
  expect(breaks(undefined, { ...shell, sharedNames })).toEqual([missing('emit of @storefront/contracts')]);
});

test('a member of an exported object that the remote takes and the shell lacks is found', () => {
  const members = shell.sharedMembers?.['@storefront/contracts'];
  expect(members).toEqual(expect.arrayContaining(['paths.promo', 'routes.promo', 'panels.cart']));
  expect(members).toContain('useTakeMethod.getState');
  expect(members?.filter((name) => /^(emit|panelIds|Widget)\./.test(name))).toEqual([]);
  const found = breaks(({ contract }) => {
    contract.sharedMembers = {
      '@storefront/contracts': ['paths.gift', 'paths.promo', 'useTakeMethod.getState', 'emit.gift'],
    };
  });
  expect(found).toEqual([
    'catalog: it takes paths.gift of @storefront/contracts, which the shell does not export',
  ]);
});

test('an undeclared event or widget is found in the code', () => {
  const found = breaks(({ contract }) => {
    contract.eventLiterals.push('catalog:menu-opened');
    contract.widgetLiterals.push('content:stories');
  });
  expect(found).toEqual([
    'catalog: its code names the event "catalog:menu-opened", which it neither emits nor hears',
    'catalog: its code names the widget "content:stories", which it does not embed',
  ]);
});

test('two routes for one address and an outdated shell are found', () => {
  const current = contractTable();
  current.routes.sale = { path: '/menu/:sale', owner: 'content' };
  const found = checkContracts({ shell, remotes: [], current });
  expect(found).toContain('routes: /menu/example-7 of "sale" matches menu-group before "sale"');
  expect(found).toContain('shell: it was built with another contract of routes "sale"; build it again');
});
