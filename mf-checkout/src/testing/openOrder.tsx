import { PanelBackProvider } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant } from './answers';
import { openInShell } from './openInShell';
import OrderPanel from '../panels/order/OrderPanel';

export const processPath = '/api/app/order/process/';
export const commentPath = '/api/app/order/add-comment/';

export const placed = { success: true, order: { id: 48213, discount_sum: 1380, status_slug: 'new' } };

/** Both places are set; the restaurant is chosen. */
export const pickup = { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress } as const;

const below = { label: 'Назад', onPress: () => {} };

/** The order panel of a customer, over the cart panel; the brand's payment pages are at pay.example. */
export function openOrder(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(
    <PanelBackProvider value={below}>
      <OrderPanel />
    </PanelBackProvider>,
    {
      session: 'user',
      brand: { ...testBrand, paymentHosts: ['pay.example'] },
      ...options,
      answers: { [processPath]: () => placed, ...options.answers },
    },
  );
}

export const orderButton = () => screen.findByRole('button', { name: /^(Заказать|Оплатить)/ });

/** The button, once the terms of the place are loaded. */
export async function readyButton() {
  await screen.findByText(/Привезем через/);
  return orderButton();
}
