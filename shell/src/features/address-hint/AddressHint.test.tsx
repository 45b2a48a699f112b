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

test('it shows on the first visit only and takes no focus', () => {
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
])('«%s» opens the choice of the take method', async (name, takeMethod) => {
  const { user, emittedEvents } = show();
  await user.click(screen.getByRole('button', { name }));
  expect(useTakeMethod.getState().takeMethod).toBe(takeMethod);
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'take-method', params: {} });
  act(() => emit('shell:panel-opened', { panel: 'take-method' }));
  expect(hint()).not.toBeInTheDocument();
});

test.each([
  ['before the saved address is restored', { isRestored: false }],
  ['when an address is known', { delivery }],
  ['when the other take method has an address', { delivery, takeMethod: 'pickup' as const }],
])('it does not show %s', (_, takeMethod) => {
  show({ takeMethod });
  expect(hint()).not.toBeInTheDocument();
});

test('it does not show to a customer, whose address is still loading', () => {
  show({ session: 'user' });
  expect(hint()).not.toBeInTheDocument();
  expect(localStorage.getItem('tantoAddressHint')).toBeNull();
});

test.each(['/delivery', '/monitoring/48213?share=token'])(
  'it does not show on %s, and may still show on a later page',
  (url) => {
    show({ url });
    expect(hint()).not.toBeInTheDocument();
    expect(localStorage.getItem('tantoAddressHint')).toBeNull();
  },
);

test('it closes when an address becomes known', () => {
  show();
  act(() => setTakeMethod('delivery'));
  expect(hint()).toBeInTheDocument();
  act(() => useTakeMethod.setState({ delivery }));
  expect(hint()).not.toBeInTheDocument();
});

test('Escape closes it and moves the focus to the address block', async () => {
  const { user } = show();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Закрыть подсказку' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'address' })).toHaveFocus();
});

test.each(['getItem', 'setItem'] as const)('it does not show if storage throws on %s', (method) => {
  jest.spyOn(console, 'debug').mockReturnValue();
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  show();
  expect(hint()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
