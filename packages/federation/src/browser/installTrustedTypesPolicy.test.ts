/** @jest-environment jsdom */
import { installTrustedTypesPolicy, isAllowedScriptUrl } from './installTrustedTypesPolicy';

const page = 'https://shop.example/menu';
const prefixes = ['/mf/', 'https://cdn.example/mf/'];

afterEach(() => jest.restoreAllMocks());

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

test('a browser without `URL.canParse`, such as Chrome 119, loads the allowed scripts', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(isAllowedScriptUrl('/mf/catalog/1/remoteEntry.js', prefixes, page)).toBe(true);
  expect(isAllowedScriptUrl('http://[', prefixes, page)).toBe(false);
});

interface Rules {
  createScriptURL(url: string): string;
  createHTML(markup: string): string;
}

/** The rules that are passed to the browser. */
function installed(...allowsMarkup: [] | [boolean]): Rules | undefined {
  const createPolicy = jest.fn<unknown, [string, Rules]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy, defaultPolicy: null } });
  installTrustedTypesPolicy(['/mf/'], ...allowsMarkup);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  return createPolicy.mock.calls[0]?.[1];
}

test.each(['<b>map</b>', '', '<svg/> ', '<svg onload="steal()"/>'])('no script may write %j', (markup) => {
  expect(() => installed()?.createHTML(markup)).toThrow(TypeError);
});

test('the one exception is the probe that Leaflet makes while it is loaded', () => {
  expect(installed()?.createHTML('<svg/>')).toBe('<svg/>');
});

test('a service that needs markup may write any', () => {
  expect(installed(true)?.createHTML('<b>map</b>')).toBe('<b>map</b>');
});

test.each([[[]], [[true]]] as const)('scripts are limited to the prefixes %j', (allowsMarkup) => {
  const rules = installed(...allowsMarkup);
  expect(rules?.createScriptURL('/mf/x.js')).toBe('/mf/x.js');
  expect(() => rules?.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});
