/** @jest-environment jsdom */
import { emit, setTakeMethod, useTakeMethod } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { AddressHint } from '.';

const delivery = {
  type: 'delivery',
  street: 'Тверская',
  home: '1',
  fullAddress: '',
  coordinates: '55.7600,37.6100',
} as const;

const show = (options: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(
    <>
      <button type="button" data-hint-anchor="address">
        address
      </button>
      <AddressHint />
    </>,
    options,
  );
const hint = () => screen.queryByRole('region', { name: 'Куда привезти заказ?' });

beforeEach(() => localStorage.clear());

test('it asks on the first visit, takes no focus, and never asks again', () => {
  const { unmount } = show();
  expect(hint()).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(localStorage.getItem('tantoAddressHint')).toBe('shown');
  unmount();
  show();
  expect(hint()).not.toBeInTheDocument();
});

test.each([
  ['Доставка', 'delivery'],
  ['Самовывоз', 'pickup'],
])('«%s» goes on to choose where', async (name, takeMethod) => {
  const { user, heard } = show();
  await user.click(screen.getByRole('button', { name }));
  expect(useTakeMethod.getState().takeMethod).toBe(takeMethod);
  expect(heard.at(-1)?.payload).toEqual({ panel: 'take-method', params: {} });
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  expect(hint()).not.toBeInTheDocument();
});

test.each([
  ['before what is remembered is there', { isRestored: false }],
  ['when an address is known', { delivery }],
  ['when the other take method has one', { delivery, takeMethod: 'pickup' as const }],
])('it does not ask %s', (_, takeMethod) => {
  show({ takeMethod });
  expect(hint()).not.toBeInTheDocument();
});

test('a customer is not asked: their address is on its way', () => {
  show({ session: 'user' });
  expect(hint()).not.toBeInTheDocument();
  expect(localStorage.getItem('tantoAddressHint')).toBeNull();
});

test('it goes when an address comes', () => {
  show();
  act(() => setTakeMethod('delivery'));
  expect(hint()).toBeInTheDocument();
  act(() => useTakeMethod.setState({ delivery }));
  expect(hint()).not.toBeInTheDocument();
});

test('Esc and the cross close it and leave the focus where it pointed', async () => {
  const { user } = show();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Закрыть подсказку' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'address' })).toHaveFocus();
});

test('a browser that may not remember is not asked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  show();
  expect(hint()).not.toBeInTheDocument();
  blocked.mockRestore();
});
