import { testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant } from './answers';
import { openInShell } from './openInShell';
import OrderPanel from '../panels/order/OrderPanel';

export const processPath = '/api/app/order/process/';
export const commentPath = '/api/app/order/add-comment/';

export const placed = { success: true, order: { id: 48213, discount_sum: 1380, status_slug: 'new' } };

/** Both places are known; the restaurant is chosen. */
export const pickup = { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress } as const;

/** The order of a customer whose brand is paid at pay.example. */
export function openOrder(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<OrderPanel />, {
    session: 'user',
    brand: { ...testBrand, paymentHosts: ['pay.example'] },
    ...options,
    answers: { [processPath]: () => placed, ...options.answers },
  });
}

export const orderButton = () => screen.findByRole('button', { name: /^(Заказать|Оплатить)/ });

/** The button once terms of the place are known. */
export async function readyButton() {
  await screen.findByText(/Привезем через/);
  return orderButton();
}
