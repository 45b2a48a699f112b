/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { RemoteUnavailableError } from '@storefront/federation/browser';
import { createFailureReports } from './failureReports';

const search = 'panel:search' as const;
const menu = 'page:menu' as const;
const unavailable = new RemoteUnavailableError('catalog', 'gone');

beforeEach(() => {
  document.documentElement.lang = 'ru';
});

function start(builds: Parameters<typeof createFailureReports>[0]['builds'] = { catalog: { build: 'abc' } }) {
  const texts: string[] = [];
  const sent: object[] = [];
  const reports = createFailureReports({
    builds,
    write: (text) => texts.push(String(text)),
    send: (failure) => sent.push(failure),
  });
  return { reports, texts, sent };
}

test('a remote that does not start is reported once for all its places, until it has started', () => {
  const { reports, texts } = start();
  reports.notLoaded(menu, unavailable);
  reports.notLoaded(search, unavailable);
  reports.notLoaded(menu, unavailable);
  expect(texts).toEqual(['a part of the page failed: page:menu of catalog@abc, phase start']);
  reports.loaded(search);
  reports.notLoaded(menu, unavailable);
  expect(texts).toHaveLength(2);
});

test('a module is reported once for each of its errors, until it is loaded', () => {
  const { reports, texts } = start();
  for (const message of ['one', 'one', 'two']) reports.notLoaded(search, new Error(message));
  reports.loaded(menu);
  reports.notLoaded(search, new Error('one'));
  expect(texts).toHaveLength(2);
  reports.loaded(search);
  reports.notLoaded(search, new Error('one'));
  expect(texts).toHaveLength(3);
  expect(new Set(texts)).toEqual(
    new Set(['a part of the page failed: panel:search of catalog@abc, phase module']),
  );
});

test('an answer of the back end is not the remote’s fault, and the shell has no build of its own', () => {
  const { reports, texts } = start();
  reports.notRendered(menu, new Error('no price'), 'at Menu');
  reports.notRendered(menu, new ApiError({ kind: 'refused', status: 404 }), 'at Menu');
  reports.notRendered('panel:burger', new Error('no link'), 'at Burger');
  expect(texts).toEqual([
    'a part of the page failed: page:menu of catalog@abc, phase render',
    'a part of the page failed: page:menu of catalog@abc, phase data',
    'a part of the page failed: panel:burger of shell@none, phase render',
  ]);
});

test.each([
  ['of a widget that its host has removed', '/mf/catalog/abc/12.js', 'catalog@abc'],
  ['of the shell, which a widget called', '/assets/main.1a2b.js', 'account@ghi'],
])('an error is that of the team whose code threw it, also in another’s place: %s', (_, file, culprit) => {
  const { reports, texts, sent } = start({
    catalog: { build: 'abc' },
    checkout: { build: 'def' },
    account: { build: 'ghi' },
  });
  const error = new Error('no map to remove');
  const frames = [`remove (${file}`, 'unmount (/mf/account/ghi/7.js', 'cart (/mf/checkout/def/3.js'];
  error.stack = [
    String(error),
    ...frames.map((frame) => ` at ${frame.replace('(', '(https://shop.example')}:1:2)`),
  ].join('\n');
  reports.notRendered('panel:cart', error, 'at Cart');
  const [remote, build] = culprit.split('@');
  expect(texts).toEqual([`a part of the page failed: panel:cart, thrown by ${culprit}, phase render`]);
  expect(sent).toEqual([{ remote, build, phase: 'render' }]);
});

test('the first failure of a remote’s own code is sent to the server', () => {
  const { reports, texts, sent } = start();
  reports.notRendered(menu, new Error('no price'), 'at Menu');
  reports.notRendered(search, new Error('no field'), 'at Search');
  reports.notLoaded(search, new Error('no module'));
  expect(texts).toHaveLength(3);
  expect(sent).toEqual([{ remote: 'catalog', build: 'abc', phase: 'render' }]);
});

test.each([
  ['an answer of the back end', new ApiError({ kind: 'unreachable', status: 503 })],
  [
    'a lost chunk below a page that was rendered',
    Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }),
  ],
  ['an element that a translator has moved', new DOMException('not a child of this node', 'NotFoundError')],
])('the server does not learn of %s', (_, error) => {
  const { reports, texts, sent } = start();
  reports.notRendered(menu, error, 'at Menu');
  reports.notRendered('panel:burger', new Error('of the shell'), 'at Burger');
  reports.notRendered('panel:profile', new Error('no build on this page'), 'at Profile');
  expect(texts).toHaveLength(3);
  expect(sent).toEqual([]);
});

test('a failure is sent as a call of this site, and a server that does not answer does no harm', async () => {
  const call = jest.fn().mockRejectedValue(new TypeError('no network'));
  Object.assign(globalThis, { fetch: call });
  const reports = createFailureReports({ builds: { catalog: { build: 'abc' } }, write: () => undefined });
  reports.notRendered(menu, new Error('no price'), 'at Menu');
  expect(call.mock.calls).toEqual([
    [
      '/failures',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-source': 'site' },
        body: '{"remote":"catalog","build":"abc","phase":"render"}',
      },
    ],
  ]);
  await expect(call.mock.results[0]?.value).rejects.toThrow('no network');
  Reflect.deleteProperty(globalThis, 'fetch');
});
