/** @jest-environment jsdom */
import { storageKeys, useTakeMethod } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { act } from '@testing-library/react';
import { useAddressMemory } from '.';

const keys = storageKeys(testBrand.key);
const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

function Page() {
  useAddressMemory();
  return null;
}

beforeEach(() => {
  useTakeMethod.setState(useTakeMethod.getInitialState());
  localStorage.setItem(keys.address, JSON.stringify({ takeMethod: 'delivery', delivery }));
  localStorage.setItem(keys.draftUuid, 'd-1');
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([keys.address, null])('a logout in another tab (%p) clears the address for good', (key) => {
  renderInShell(<Page />);
  expect(useTakeMethod.getState()).toMatchObject({ delivery, draftUuid: 'd-1', isRestored: true });
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(useTakeMethod.getState()).toMatchObject({ delivery: undefined, draftUuid: undefined });
  expect(localStorage).toHaveLength(0);
});

test('an invalid saved address is ignored', () => {
  localStorage.setItem(keys.address, '{"takeMethod":');
  renderInShell(<Page />);
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: undefined });
});

test('a change that another tab has stored is followed, and not stored again', () => {
  renderInShell(<Page />);
  const { type, ...rest } = { ...delivery, apartment: '7' };
  const stored = JSON.stringify({ delivery: { ...rest, type }, takeMethod: 'delivery' });
  localStorage.setItem(keys.address, stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keys.address })));
  expect(useTakeMethod.getState().delivery).toEqual({ ...delivery, apartment: '7' });
  expect(localStorage.getItem(keys.address)).toBe(stored);
});

const otherPage = () => {
  localStorage.setItem(keys.address, JSON.stringify({ takeMethod: 'delivery', delivery }));
  localStorage.setItem(keys.draftUuid, 'd-2');
};
const returns: [string, () => void][] = [
  ['Back', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ['a sleep of the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
];

test.each(returns)('after %s, the address that another page has stored meanwhile is read', (_, comeBack) => {
  localStorage.clear();
  renderInShell(<Page />);
  otherPage();
  act(comeBack);
  expect(useTakeMethod.getState()).toMatchObject({ delivery, draftUuid: 'd-2' });
  act(() => useTakeMethod.setState({ draftUuid: 'd-3' }));
  expect(localStorage.getItem(keys.draftUuid)).toBe('d-3');
});

test.each(returns)('after %s, the address stays if storage keeps no data', (_, comeBack) => {
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderInShell(<Page />);
  act(() => useTakeMethod.setState({ delivery, draftUuid: 'd-1' }));
  act(comeBack);
  expect(useTakeMethod.getState()).toMatchObject({ delivery, draftUuid: 'd-1' });
});

test('a change on this page is stored after a change in another tab', () => {
  renderInShell(<Page />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keys.address })));
  act(() => useTakeMethod.setState({ delivery: { ...delivery, apartment: '9' } }));
  expect(localStorage.getItem(keys.address)).toContain('"apartment":"9"');
});

test.each([
  ['guest', 'none', undefined],
  ['guest', 'one before it', undefined],
  ['guest', 'one since', 7],
  ['user', 'none', 7],
] as const)('the page of a %s, after logins elsewhere: %s, restores the id %p', (session, login, id) => {
  const loggedInAt = { none: undefined, 'one before it': 1, 'one since': Date.now() }[login];
  if (loggedInAt) localStorage.setItem(keys.loggedInAt, String(loggedInAt));
  localStorage.setItem(
    keys.address,
    JSON.stringify({ takeMethod: 'delivery', delivery: { ...delivery, id: 7 } }),
  );
  renderInShell(<Page />, { session, takeMethod: { isRestored: false } });
  expect(useTakeMethod.getState()).toMatchObject({ delivery: { ...delivery, id }, draftUuid: 'd-1' });
  expect(JSON.parse(localStorage.getItem(keys.address) ?? '')).toMatchObject({
    delivery: { ...delivery, ...(id && { id }) },
  });
  expect(localStorage.getItem(keys.address)?.includes('"id"')).toBe(id !== undefined);
});

test('a guest’s page keeps the id that a page after a login has stored', () => {
  renderInShell(<Page />);
  localStorage.setItem(
    keys.address,
    JSON.stringify({ takeMethod: 'delivery', delivery: { ...delivery, id: 7 } }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keys.address })));
  expect(useTakeMethod.getState().delivery).toEqual({ ...delivery, id: 7 });
});
