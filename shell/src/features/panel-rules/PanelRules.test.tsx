/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import { closePanels, emit, openPanel, type PanelTarget, useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { PanelRules } from './PanelRules';

const userPath = '/api/user/get-data/';
const delivery = {
  type: 'delivery',
  street: 'Тверская',
  home: '1',
  fullAddress: '',
  coordinates: '55.7600,37.6100',
} as const;
const cart: PanelTarget = { panel: 'cart', params: {} };
const order: PanelTarget = { panel: 'order', params: {} };
const auth: PanelTarget = { panel: 'auth', params: {} };
const question: PanelTarget = { panel: 'select-address', params: {} };
const monitoring: PanelTarget = { panel: 'order-monitoring', params: { id: '7' } };

let setOpen: (stack: PanelTarget[]) => void = () => undefined;
function Rules({ first }: { first: PanelTarget[] }) {
  const [stack, setStack] = useState(first);
  useEffect(() => {
    setOpen = setStack;
  }, []);
  return <PanelRules stack={stack} />;
}

function renderRules(
  stack: PanelTarget[],
  { name = null, hasLeftMenu = false }: { name?: string | null | Answer; hasLeftMenu?: boolean } = {},
) {
  const view = renderInShell(<Rules first={stack} />, {
    session: 'user',
    takeMethod: { delivery },
    answers: { [userPath]: typeof name === 'function' ? name : () => ({ id: 1, name }) },
  });
  const unavailable = { id: 1, product: { name: 'Рамэн', deleted: hasLeftMenu } };
  view.queryClient.setQueryData(cartKey, { items: [], stoplisted_items: [unavailable] });
  const emitted = () =>
    view.emittedEvents
      .filter(({ name: event }) => !event.endsWith('-closed') && !event.endsWith('-opened'))
      .map(({ name: event, payload }) => [event, (payload as { panel?: string }).panel]);
  return { ...view, emitted };
}
const close = (panel: string) => act(() => emit('shell:panel-closed', { panel }));

test.each([
  ['that lies below it', [cart, order], ['shell:panel-back-requested', undefined]],
  ['that is not open', [order], ['shell:panel-replace-requested', 'cart']],
] as const)(
  'an order with items unavailable at the new place is replaced by the cart %s',
  (_, stack, request) => {
    const { emitted } = renderRules([...stack]);
    close('take-method');
    expect(emitted()).toEqual([request]);
  },
);

test('an order whose only unavailable dish has left the menu stays open', () => {
  const { emitted } = renderRules([cart, order], { hasLeftMenu: true });
  close('take-method');
  expect(emitted()).toEqual([]);
});

test('a login closes the auth panel and opens the registration for a customer without a name', async () => {
  const { emitted } = renderRules([cart, auth]);
  act(() => emit('account:logged-in', {}));
  await waitFor(() =>
    expect(emitted()).toEqual([
      ['account:logged-in', undefined],
      ['shell:panel-back-requested', undefined],
      ['shell:panel-requested', 'registration'],
    ]),
  );
});

test('a login opens no registration for a customer who has a name', async () => {
  const { emitted, calls } = renderRules([auth], { name: 'Мария' });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
  expect(emitted().map(([event]) => event)).toEqual(['account:logged-in', 'shell:panel-back-requested']);
});

test('a login whose customer cannot be loaded opens no registration', async () => {
  const { emitted, calls } = renderRules([auth], {
    name: () => {
      throw apiError(500);
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
  expect(emitted().map(([event]) => event)).toEqual(['account:logged-in', 'shell:panel-back-requested']);
});

test('the question where to deliver closes when the saved address loads, not when it is answered', () => {
  const { emitted } = renderRules([]);
  act(() => useTakeMethod.setState({ takeMethod: 'pickup' }));
  act(() => setOpen([question]));
  act(() => useTakeMethod.setState({ takeMethod: 'delivery' }));
  expect(emitted()).toEqual([]);
  act(() => useTakeMethod.setState({ delivery: undefined }));
  act(() => useTakeMethod.setState({ delivery }));
  expect(emitted()).toEqual([['shell:panel-back-requested', undefined]]);
});

test('the question where to deliver closes once when it opens after the saved address has loaded', () => {
  const { emitted } = renderRules([]);
  act(() => setOpen([question]));
  // A new array with the same panels does not close the question again.
  act(() => setOpen([question]));
  expect(emitted()).toEqual([['shell:panel-back-requested', undefined]]);
});

test('the question where to deliver closes when these rules load after the saved address', () => {
  expect(renderRules([question]).emitted()).toEqual([['shell:panel-back-requested', undefined]]);
});

test('the panel of an order that cannot be loaded closes', () => {
  const { emitted } = renderRules([monitoring]);
  act(() => emit('account:order-load-failed', { id: '8' }));
  act(() => emit('account:order-load-failed', { id: '7' }));
  expect(emitted().filter(([event]) => event === 'shell:panel-back-requested')).toHaveLength(1);
});

test('remotes are requested to reset their state', () => {
  const { emitted } = renderRules([cart]);
  act(() => emit('shell:panel-opened', { panel: 'cart' }));
  close('order');
  close('promo');
  act(() => emit('shell:panel-opened', { panel: 'unavailable-items' }));
  expect(emitted().map(([event]) => event)).toEqual([
    'checkout:used-bonuses-reset-requested',
    'content:promo-clear-requested',
    'checkout:replacements-clear-requested',
  ]);
});

test('other requests and unknown panels trigger nothing', () => {
  const { emitted } = renderRules([cart]);
  act(() => emit('shell:panel-opened', { panel: 'from-a-newer-build' }));
  act(() => openPanel('search'));
  act(closePanels);
  expect(emitted().map(([event]) => event)).toEqual([
    'shell:panel-requested',
    'shell:panels-close-requested',
  ]);
});
