import { PanelBackProvider } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant } from './answers';
import { openInShell } from './openInShell';
import OrderPanel from '../panels/order/OrderPanel';

// A whole panel is drawn and typed into, and the machine may be busy with others.
jest.setTimeout(20_000);

export const processPath = '/api/app/order/process/';
export const commentPath = '/api/app/order/add-comment/';

export const placed = { success: true, order: { id: 48213, discount_sum: 1380, status_slug: 'new' } };

/** Both places are known; the restaurant is chosen. */
export const pickup = { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress } as const;

const below = { label: 'Назад', onPress: () => {} };

/** The order of a customer whose brand is paid at pay.example, over the cart. */
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

/** The button once terms of the place are known. */
export async function readyButton() {
  // The first one of a file also waits for its modules, on a machine that may be busy with others.
  await screen.findByText(/Привезем через/, {}, { timeout: 4000 });
  return orderButton();
}
