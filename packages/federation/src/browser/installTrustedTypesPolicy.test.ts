import { isAllowedScriptUrl } from './installTrustedTypesPolicy';

const page = 'https://shop.example/menu';
const prefixes = ['/mf/', 'https://cdn.example/mf/'];

test.each([
  ['/mf/catalog/1/remoteEntry.js', true],
  ['https://shop.example/mf/catalog/1/x.js', true],
  ['https://cdn.example/mf/x.js', true],
  ['/mf/../upload/x.js', false],
  ['https://cdn.example/other/x.js', false],
  ['https://cdn.example.evil.example/mf/x.js', false],
  ['//evil.example/mf/x.js', false],
  ['data:text/javascript,1', false],
  ['http://[', false],
])('%s: %s', (url, expected) => {
  expect(isAllowedScriptUrl(url, prefixes, page)).toBe(expected);
});
