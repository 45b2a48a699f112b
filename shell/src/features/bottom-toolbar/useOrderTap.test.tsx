/** @jest-environment jsdom */
import { emit, setTakeMethod, type TakeMethodState, useTakeMethod } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { type Answer, apiError, renderInShell, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { BottomToolbar } from '.';

const delivery = {
  type: 'delivery',
  street: 'Тверская',
  home: '1',
  fullAddress: '',
  coordinates: '55.7600,37.6100',
} as const;
const item = { id: 1, product_id: 1, amount: 1, price: 620, product: { name: 'Рамэн' } };
const cartPath = '/api/app/order/get/';
const withUnavailable = () => ({ order: { items: [], stoplisted_items: [item], draft_uuid: 'd-1' } });

async function tap(answer: Answer, takeMethod: Partial<TakeMethodState> = { delivery, draftUuid: 'd-1' }) {
  const view = renderInShell(<BottomToolbar />, { answers: { [cartPath]: answer }, takeMethod });
  await view.user.click(screen.getByRole('button', { name: /^Заказ/ }));
  return { ...view, loads: () => view.calls.filter(({ path }) => path === cartPath).length };
}

test('unavailable dishes are shown over the cart', async () => {
  const { opened } = await tap(withUnavailable);
  await waitFor(() => expect(opened()).toEqual(['cart', 'unavailable-items']));
});

test.each([
  ['every dish is available', []],
  ['a dish has left the menu', [{ ...item, product: { ...item.product, deleted: true } }]],
])('only the cart opens when %s', async (_, stoplisted_items) => {
  const order = { items: [item], stoplisted_items, draft_uuid: 'd-1' };
  const { opened, loads } = await tap(() => ({ order }));
  await waitFor(() => expect(loads()).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(opened()).toEqual(['cart']);
});

test('nothing opens when the cart was closed during the load', async () => {
  const load = deferredCall();
  const { opened } = await tap(load.answer);
  act(() => emit('shell:panel-closed', { panel: 'cart' }));
  await load.succeed(withUnavailable());
  expect(opened()).toEqual(['cart']);
});

test('the cart opens although its load fails, and the listener is removed', async () => {
  const before = listenerCount('shell:panel-closed');
  const { opened, stopListening } = await tap(() => {
    throw apiError(500);
  });
  await act(async () => undefined);
  expect(opened()).toEqual(['cart']);
  stopListening();
  expect(listenerCount('shell:panel-closed')).toBe(before);
});

test('a guest without a draft makes no request', async () => {
  const { opened, loads } = await tap(withUnavailable, { delivery, draftUuid: undefined });
  expect(opened()).toEqual(['cart']);
  expect(loads()).toBe(0);
});

describe('without an address', () => {
  const restaurant = {
    type: 'pickup',
    id: 5,
    externalId: '',
    name: 'На Арбате',
    address: '',
    coordinates: '55.7500,37.5900',
  } as const;
  const closeQuestion = () => act(() => emit('shell:panel-closed', { panel: 'select-address' }));

  test('when a saved address loads later, the question closes and the cart opens', async () => {
    const before = listenerCount('shell:panel-closed');
    const { opened, stopListening } = await tap(withUnavailable, { draftUuid: undefined });
    await waitFor(() => expect(opened()).toEqual(['select-address']));
    act(() => useTakeMethod.setState({ delivery }));
    expect(opened()).toEqual(['select-address']);
    closeQuestion();
    expect(opened()).toEqual(['select-address', 'cart']);
    closeQuestion();
    expect(opened()).toHaveLength(2);
    stopListening();
    expect(listenerCount('shell:panel-closed')).toBe(before);
  });

  test.each([
    ['no answer', () => undefined],
    ['an answer that another panel follows', () => setTakeMethod('pickup')],
  ])('%s opens no cart', async (_, answer) => {
    const { opened } = await tap(withUnavailable, { draftUuid: undefined, pickup: restaurant });
    await waitFor(() => expect(opened()).toEqual(['select-address']));
    act(answer);
    closeQuestion();
    act(() => useTakeMethod.setState({ takeMethod: 'delivery', delivery }));
    closeQuestion();
    expect(opened()).toEqual(['select-address']);
  });
});
