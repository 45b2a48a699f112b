import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as contracts from '@storefront/contracts';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import * as query from '@storefront/query';
import { type BuiltRemote, checkContracts } from '@storefront/releases/contract-check';
import { contractTable } from '@storefront/releases/contract-table';
import { builtArtefacts, makeCopiesFolder, copyOf } from '../stack/builtArtefacts';

const copies = makeCopiesFolder();
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** The violations that the check reports after a change of one remote. */
function violationsAfter(name: RemoteName, change: (remote: BuiltRemote) => void): string[] {
  const { shell, remotes } = builtArtefacts();
  const changed = copyOf(name, copies);
  change(changed);
  return checkContracts({
    shell,
    remotes: remotes.map((remote) => (remote.record.name === name ? changed : remote)),
    current: contractTable(),
  });
}

test('the built shell and remotes match each other and the contracts', () => {
  expect(checkContracts({ ...builtArtefacts(), current: contractTable() })).toEqual([]);
});

test('every built file matches its record', () => {
  for (const { record, folder } of builtArtefacts().remotes) {
    for (const [path, { sha384, size }] of Object.entries(record.files)) {
      const content = readFileSync(join(folder, path));
      const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      expect([path, hash, content.length]).toEqual([path, sha384, size]);
    }
    expect(existsSync(join(folder, record.entry)) && existsSync(join(folder, record.server))).toBe(true);
  }
});

test('the shell lists the exports of our own shared packages, and each remote its imports from them', () => {
  const { shell, remotes } = builtArtefacts();
  const exported = { '@storefront/contracts': contracts, '@storefront/query': query };
  for (const [key, module] of Object.entries(exported)) {
    expect(shell.sharedNames[key as keyof typeof exported]).toEqual(Object.keys(module).sort());
  }
  const ownPaths = Object.keys(contracts.paths).map((name) => `paths.${name}`);
  expect(shell.sharedMembers?.['@storefront/contracts']).toEqual(expect.arrayContaining(ownPaths));
  for (const { record } of remotes) {
    expect(record.contract.sharedNames['@storefront/contracts']).toContain('defineManifest');
    expect(record.contract.sharedNames['@storefront/query']).toContain('useQuery');
    const members = record.contract.sharedMembers?.['@storefront/contracts'];
    expect(members).toContainEqual(expect.stringMatching(/^paths\.\w+$/));
  }
});

test('the shell lists the CSS variables that its pages define, and each remote the variables that it uses', () => {
  const { shell, remotes } = builtArtefacts();
  const defined = shell.cssVariables ?? [];
  expect(defined).toEqual(expect.arrayContaining(['--c-accent-soft', '--t-roll', '--m-road-2', '--z-panel']));
  const usedBy = (name: RemoteName) =>
    remotes.find(({ record }) => record.name === name)?.record.contract.cssVariables;
  for (const name of remoteNames) expect(defined).toEqual(expect.arrayContaining(usedBy(name) ?? ['none']));
  // Only a remote with a map uses the variables of the map, and likewise for the tiles of dishes.
  expect(usedBy('restaurants')).toContain('--m-road-2');
  expect(usedBy('account')).not.toContain('--m-road-2');
  expect(usedBy('catalog')).toEqual(expect.arrayContaining(['--t-roll', '--t-soup']));
});

test('each remote lists the fields that its code passes, where they are written out', () => {
  const { remotes } = builtArtefacts();
  const passedBy = (name: RemoteName) =>
    remotes.find(({ record }) => record.name === name)?.record.contract.passes;
  expect(passedBy('account')?.opens).toMatchObject({ cart: ['repeat'], 'take-method': ['from'] });
  expect(passedBy('account')?.embeds['content:promo-strip']).toEqual(['title']);
  expect(passedBy('checkout')?.embeds['restaurants:picker']).toEqual(['chosenId', 'onChoose']);
  expect(passedBy('checkout')?.emits['checkout:order-placed']).toEqual(
    expect.arrayContaining(['coupon', 'orderId']),
  );
  // A card passes the address of its product on, and a landing the props that its block has.
  expect(passedBy('catalog')?.opens['product']).toBeUndefined();
  expect(passedBy('content')?.embeds).toEqual({});
});

describe('a planted violation is found:', () => {
  test('a second React', () => {
    const require = createRequire(join(__dirname, '../../../../shell/package.json'));
    const react = readFileSync(join(dirname(require.resolve('react')), 'cjs/react.production.js'), 'utf8');
    const found = violationsAfter('catalog', ({ record, folder }) => {
      appendFileSync(join(folder, record.initial.pages.home?.at(-1) ?? ''), react);
    });
    expect(found).toEqual([expect.stringMatching(/^catalog: .+ carries a React of its own$/)]);
  });

  const copied: [title: string, code: string][] = [
    ['a React', 'exports.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={};'],
    ['a query client', 'throw Error("No QueryClient set, use QueryClientProvider to set one");'],
    ['an Emotion', 'tag.setAttribute("data-emotion","css");'],
  ];
  const planted = remoteNames.flatMap((name) => copied.map(([title, code]) => ({ name, title, code })));

  test.each(planted)(
    '$title in the code of $name, for the browser and for the server',
    ({ name, title, code }) => {
      const paths: string[] = [];
      const found = violationsAfter(name, ({ record, folder }) => {
        const lazy = Object.keys(record.files).filter(
          (path) => path.endsWith('.js') && path !== record.entry,
        );
        paths.push(...lazy.slice(-1), record.server);
        for (const path of paths) appendFileSync(join(folder, path), code);
      });
      const expected = paths.map((path) => `${name}: ${path} carries ${title} of its own`);
      expect(found.toSorted()).toEqual(expected.toSorted());
    },
  );

  test('a shared package with another major version', () => {
    const { shell, remotes } = builtArtefacts();
    const found = checkContracts({
      remotes,
      shell: { ...shell, sharedVersions: { ...shell.sharedVersions, react: '20.0.0' } },
      current: contractTable(),
    });
    expect(found).toHaveLength(remotes.length);
    expect(found[0]).toMatch(/^catalog: it was built with react 19\.\d+\.\d+, the shell has 20\.0\.0$/);
  });

  test('a path that two routes match', () => {
    const current = contractTable();
    current.routes['sale'] = { path: '/menu/:sale', owner: 'content' };
    const found = checkContracts({ ...builtArtefacts(), current });
    expect(found).toContain('routes: /menu/example-7 of "sale" matches menu-group before "sale"');
  });

  test('a remote that was never built', () => {
    const { shell, remotes } = builtArtefacts();
    const found = checkContracts({
      shell,
      remotes: remotes.filter(({ record }) => record.name !== 'content'),
      current: contractTable(),
    });
    expect(found).toEqual(['content: there is no build of it']);
  });
});
