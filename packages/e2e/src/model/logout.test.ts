/** @jest-environment ./packages/e2e/src/model/browser.mjs */
import { storageKeys } from '@storefront/contracts';
import { waitFor } from '@testing-library/dom';
import type { CustomerTab } from './customerTab';

declare const openCustomerTab: (send: typeof fetch) => CustomerTab;

const keys = storageKeys('model');
const delivery = {
  type: 'delivery',
  id: 7,
  street: 'Улица',
  home: '16',
  fullAddress: '',
  coordinates: '55.8,37.6',
};

const answers: Record<string, unknown> = {
  '/api/user/get-data/': { id: 1, phone: '79000000001' },
  '/api/app/order/get/': { order: null },
  '/api/logout/': { success: true },
};

/** A tab and the paths that it has called. */
function open() {
  const paths: string[] = [];
  const tab = openCustomerTab(async (input) => {
    const [path = ''] = String(input).split('?');
    paths.push(path);
    return new Response(JSON.stringify(answers[path]));
  });
  return { tab, paths };
}

test('after a logout in another tab a customer’s page makes no call, and both forget the address', async () => {
  localStorage.setItem(keys.address, JSON.stringify({ takeMethod: 'delivery', delivery }));
  const left = open();
  const right = open();
  const tabs = [left, right];
  await waitFor(() => {
    for (const { tab, paths } of tabs) {
      expect(paths.toSorted()).toEqual(['/api/app/order/get/', '/api/user/get-data/']);
      expect(tab.isIdle()).toBe(true);
    }
  });
  for (const { paths } of tabs) paths.length = 0;

  right.tab.logOut();
  await waitFor(() => expect(tabs.map(({ tab }) => tab.hasLeft())).toEqual([true, true]));
  await waitFor(() => expect(tabs.map(({ tab }) => tab.address())).toEqual([undefined, undefined]));
  expect(left.paths).toEqual([]);
  expect(right.paths).toEqual(['/api/logout/']);
  expect(localStorage.getItem(keys.address)).toBeNull();
  for (const { tab } of tabs) tab.close();
});
