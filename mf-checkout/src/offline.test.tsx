/** @jest-environment jsdom */
import { setOnline } from '@storefront/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import AddressParamsPanel from './panels/address-params/AddressParamsPanel';
import CartPanel from './panels/cart/CartPanel';
import DeliveryTimePanel from './panels/delivery-time/DeliveryTimePanel';
import OrderPanel from './panels/order/OrderPanel';
import UnavailableItemsPanel from './panels/unavailable-items/UnavailableItemsPanel';
import { openInShell } from './testing/openInShell';

beforeEach(() => setOnline(false));
afterEach(() => setOnline(true));

test.each<[string, () => ReactElement]>([
  ['a saved address', () => <AddressParamsPanel id="7" />],
  ['the cart', () => <CartPanel />],
  ['the order', () => <OrderPanel />],
  ['the delivery time', () => <DeliveryTimePanel />],
  ['the unavailable dishes', () => <UnavailableItemsPanel />],
])('%s: there is no network, and no button to press', async (_, view) => {
  openInShell(view(), { session: 'user' });
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});
