/** @jest-environment jsdom */
import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { testManifest } from '../testing/testManifest';
import { Dock } from './Dock';
import { createRemoteModules } from './remotes/remoteModules';
import { RemoteModulesProvider } from './remotes/RemoteModulesContext';

const item = { id: 1, product_id: 1, amount: 2, price: 620, product: { name: 'Рамэн' } };
const filled = { '/api/app/order/get/': () => ({ order: { items: [item], draft_uuid: 'd-1' } }) };
const draft = { draftUuid: 'd-1' };

const widgetsOf: Partial<Record<RemoteName, Record<string, () => Promise<object>>>> = {
  account: { 'account:active-orders': async () => ({ default: () => <p>Заказы</p> }) },
  checkout: { 'checkout:cart-bar': async () => ({ default: () => <p>Корзина</p> }) },
};

async function show(options: Parameters<typeof renderInShell>[1], widgets = widgetsOf) {
  const loadRemote = jest.fn(
    async (name: RemoteName): Promise<AnyRemoteManifest> => ({
      ...testManifest({}),
      name,
      widgets: widgets[name] ?? {},
    }),
  );
  // React retries a component that has suspended within `act` only where `act` is awaited.
  const view = await act(async () =>
    renderInShell(
      <RemoteModulesProvider value={createRemoteModules({ loadRemote })}>
        <Dock />
      </RemoteModulesProvider>,
      options,
    ),
  );
  return { ...view, loaded: () => loadRemote.mock.calls.map(([name]) => name) };
}

afterEach(() => void jest.restoreAllMocks());

test('a guest without a cart loads no remote', async () => {
  const { loaded, container } = await show({});
  expect(loaded()).toEqual([]);
  expect(container).toHaveTextContent('');
});

test('a guest with a cart has the cart', async () => {
  const { loaded } = await show({ answers: filled, takeMethod: draft });
  expect(await screen.findByText('Корзина')).toBeInTheDocument();
  expect(loaded()).toEqual(['checkout']);
});

test('a customer with a cart has the orders above it', async () => {
  await show({ session: 'user', answers: filled });
  expect((await screen.findAllByText(/Заказы|Корзина/)).map(({ textContent }) => textContent)).toEqual([
    'Заказы',
    'Корзина',
  ]);
});

test('a widget that fails leaves no message', async () => {
  // React logs the error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, loaded } = await show({ session: 'user' }, {});
  expect(loaded()).toEqual(['account']);
  expect(container).toHaveTextContent('');
});
