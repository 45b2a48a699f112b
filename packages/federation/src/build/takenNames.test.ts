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
