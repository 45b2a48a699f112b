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

/** Reports the height of the dock. */
let resize: () => void = () => undefined;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resize = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

async function show(
  options: Parameters<typeof renderInShell>[1],
  { widgets = widgetsOf, toolbar }: { widgets?: typeof widgetsOf; toolbar?: 'hidden' } = {},
) {
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
        <Dock toolbar={toolbar} />
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

test('a page without the toolbar has the orders and no cart', async () => {
  const { loaded } = await show({ session: 'user', answers: filled }, { toolbar: 'hidden' });
  expect(await screen.findByText('Заказы')).toBeInTheDocument();
  expect(loaded()).toEqual(['account']);
});

test('its height is known to what stands above it, until it goes', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const { unmount } = await show({ session: 'user' });
  act(() => resize());
  const height = () => document.documentElement.style.getPropertyValue('--dock');
  expect(height()).toBe('64px');
  unmount();
  expect(height()).toBe('');
});

test('a widget that fails leaves no message', async () => {
  // React logs the error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, loaded } = await show({ session: 'user' }, { widgets: {} });
  expect(loaded()).toEqual(['account']);
  expect(container).toHaveTextContent('');
});
