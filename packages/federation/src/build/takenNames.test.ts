import { buildPlants } from '../testing/buildPlants';

const page = (imports: string, body: string) => `
  ${imports}
  export default function PromosPage() { return <p>{String(${body})}</p>; }`;

const builds = buildPlants({
  'named imports': {
    'PromosPage.tsx': page("import { useId as id, useRef } from 'react';", 'id()'),
  },
  'a namespace whose members are named': {
    'PromosPage.tsx': page("import * as React from 'react';", '[React.useId(), React.version]'),
  },
  'a schema of zod': {
    'PromosPage.tsx': page("import * as z from 'zod/mini';", 'z.string().check(z.trim())'),
  },
  'a default import': {
    'PromosPage.tsx': page("import React from 'react';", 'React.useId()'),
  },
  'an import that is loaded later': {
    'PromosPage.tsx': page('', "import('@storefront/contracts').then(({ emit, on: hear }) => [emit, hear])"),
  },
  're-exports': {
    'shared.ts':
      "export { useId, useMemo as memo } from 'react'; export { paths } from '@storefront/contracts';",
    'PromosPage.tsx': page("import { useId, paths } from './shared';", '[useId(), paths]'),
  },
  'an unused module': {
    'unused.ts': "import { toast } from '@storefront/contracts'; export const say = () => toast('text');",
    'PromosPage.tsx': page("import { useId } from 'react';", 'useId()'),
  },
  'a namespace that the server alone loads': {
    'schema.ts': "import * as z from 'zod/mini'; export const names = [z.string().check(z.trim())];",
    'PromosPage.tsx': page('', 'import(/* webpackMode: "weak" */ \'./schema\').then(({ names }) => names)'),
  },
  'members of exported objects': {
    'PromosPage.tsx': page(
      "import * as contracts from '@storefront/contracts'; import { paths, useTakeMethod } from '@storefront/contracts';",
      `[paths.menu(), paths['promos'], contracts.paths.about, paths.gift?.(), useTakeMethod.getState().place,
        contracts.routes.legal.path]`,
    ),
  },
  'destructured members': {
    'PromosPage.tsx': page(
      "import { paths } from '@storefront/contracts'; const { menu, ...others } = paths;",
      '(({ about: { length } } = paths) => [menu, others, length])()',
    ),
  },
  'a destructured object': {
    'PromosPage.tsx': page(
      "import { paths } from '@storefront/contracts'; const { menu, about: { length } } = paths;",
      '[menu, length]',
    ),
  },
  'a re-exported object': {
    'shared.ts': "export { paths as links } from '@storefront/contracts';",
    'PromosPage.tsx': page("import { links } from './shared';", 'links.menu()'),
  },
  'members that the server alone takes': {
    'schema.ts': "import { paths } from '@storefront/contracts'; export const link = paths.menu();",
    'PromosPage.tsx': page('', 'import(/* webpackMode: "weak" */ \'./schema\').then(({ link }) => link)'),
  },
  'an object that is passed around': {
    'PromosPage.tsx': page(
      "import { paths, routes } from '@storefront/contracts'; const { [String(Math.random())]: any } = paths;",
      `[paths['me' + Math.random()], Object.values(routes), any, paths?.menu, 'menu' in paths]`,
    ),
  },
  'a namespace as a value': {
    'PromosPage.tsx': page("import * as contracts from '@storefront/contracts';", 'Object.keys(contracts)'),
  },
  'a computed member': {
    'PromosPage.tsx': page(
      "import * as contracts from '@storefront/contracts';",
      "contracts['em' + Math.random()]",
    ),
  },
  'a required module': {
    'PromosPage.tsx': page('', "require('react')"),
  },
  'a re-export of everything': {
    'shared.ts': "export * from '@storefront/contracts';",
    'PromosPage.tsx': page("import * as all from './shared';", 'Object.keys(all)'),
  },
});

const lists: [keyof typeof builds, object][] = [
  ['named imports', { react: ['useId'] }],
  ['a namespace whose members are named', { react: ['useId', 'version'] }],
  ['a schema of zod', { 'zod/mini': ['string', 'trim'] }],
  ['a default import', { react: ['default'] }],
  ['an import that is loaded later', { '@storefront/contracts': ['defineManifest', 'emit', 'on'] }],
  ['a namespace that the server alone loads', { 'zod/mini': ['string', 'trim'] }],
  ['re-exports', { react: ['useId'], '@storefront/contracts': ['defineManifest', 'paths'] }],
  ['an unused module', { react: ['useId'], '@storefront/contracts': ['defineManifest'] }],
];

test.each(lists)('the record lists the names that are taken by %s', (plant, names) => {
  const { record, error } = builds[plant];
  expect(error).toBeUndefined();
  expect(record?.contract.sharedNames).toEqual(expect.objectContaining(names));
});

const members: [keyof typeof builds, string[] | undefined][] = [
  ['named imports', undefined],
  [
    'members of exported objects',
    ['paths.about', 'paths.gift', 'paths.menu', 'paths.promos', 'routes.legal', 'useTakeMethod.getState'],
  ],
  ['destructured members', undefined],
  ['a destructured object', ['paths.about', 'paths.menu']],
  ['a re-exported object', ['paths.menu']],
  ['members that the server alone takes', ['paths.menu']],
  ['an object that is passed around', undefined],
];

test.each(members)('the record lists the members that are taken by %s', (plant, names) => {
  const { record, error } = builds[plant];
  expect(error).toBeUndefined();
  expect(record?.contract.sharedMembers?.['@storefront/contracts']).toEqual(names);
});

const refused: [keyof typeof builds, string, string][] = [
  ['a namespace as a value', 'PromosPage.tsx', '@storefront/contracts'],
  ['a computed member', 'PromosPage.tsx', '@storefront/contracts'],
  ['a required module', 'PromosPage.tsx', 'react'],
  ['a re-export of everything', 'shared.ts', '@storefront/contracts'],
];

test.each(refused)('the build refuses %s', (plant, file, key) => {
  const { error = '' } = builds[plant];
  expect(error).toContain('content: ');
  expect(error).toContain(`${file} takes ${key} as a whole, so its record cannot list what it needs`);
});
