import { gzipSync } from 'node:zlib';
import { packSources, unpackSources } from './buildSources';

const app = '@storefront/mf-content';
const files = { 'package.json': '{}', 'src/remote.ts': 'export {};' };

test('sources are the same after they were packed', () => {
  const sources = { app, packages: { [app]: files } };
  expect(unpackSources(packSources(sources))).toEqual(sources);
});

test.each<[title: string, packages: Record<string, Record<string, string>>]>([
  ['a file outside its package', { [app]: { ...files, 'src/../../../.bashrc': '' } }],
  ['a file outside `src`', { [app]: { ...files, 'node_modules/react/index.js': '' } }],
  ['an absolute file', { [app]: { ...files, '/etc/hosts': '' } }],
  ['a package outside its folder', { [app]: files, '@storefront/../../x': files }],
  [
    'a dependency outside its folder',
    { [app]: { 'package.json': '{"dependencies":{"@storefront/../x":"1"}}' } },
  ],
  ['no app', { '@storefront/ui': files }],
])('sources with %s are refused', (_, packages) => {
  expect(() => unpackSources(gzipSync(JSON.stringify({ app, packages })))).toThrow();
});
