/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { RemoteUnavailableError } from '@storefront/federation/browser';
import { createFailureReports } from './failureReports';

const search = 'panel:search' as const;
const menu = 'page:menu' as const;
const unavailable = new RemoteUnavailableError('catalog', 'gone');

function start() {
  const texts: string[] = [];
  const reports = createFailureReports({ catalog: { build: 'abc' } }, (text) => texts.push(String(text)));
  return { reports, texts };
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
