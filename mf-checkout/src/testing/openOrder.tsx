import { emit, PanelBackProvider, type PanelId, TopPanelProvider } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { deliveryAddress, draftUuid, pickupRestaurant } from './answers';
import { openInShell } from './openInShell';
import OrderPanel from '../panels/order/OrderPanel';

export const processPath = '/api/app/order/process/';
export const commentPath = '/api/app/order/add-comment/';

export const placed = { success: true, order: { id: 48213, discount_sum: 1380, status_slug: 'new' } };

/** Both places are set; the restaurant is chosen. */
export const pickup = { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress } as const;

const below = { label: 'Назад', onPress: () => {} };

let setCovered: (isCovered: boolean) => void;

/** Like the shell's panel host: renders the panel on top before it emits the event of a closed panel. */
function PanelHost({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  const [isUnder, setUnder] = useState(isCovered);
  useEffect(() => {
    setCovered = setUnder;
  }, []);
  return (
    <PanelBackProvider value={below}>
      <TopPanelProvider value={!isUnder}>{children}</TopPanelProvider>
    </PanelBackProvider>
  );
}

/** Opens another panel over the order. */
export const coverOrder = () => act(() => setCovered(true));

/** Closes these panels, the top one first. The order is then on top, unless it is among them. */
export async function closePanels(...panels: PanelId[]) {
  act(() => setCovered(panels.includes('order')));
  await act(async () => {
    for (const panel of panels) emit('shell:panel-closed', { panel });
  });
}

/** The address of the order as saved in the account. */
export const savedAddress = { ...deliveryAddress, id: 9 };

/**
 * The order panel of a customer with a saved address, over the cart panel; the brand's payment pages are at
 * pay.example.
 */
export function openOrder({
  isCovered = false,
  panel = <OrderPanel />,
  ...options
}: Parameters<typeof openInShell>[1] & { isCovered?: boolean; panel?: ReactElement } = {}) {
  return openInShell(<PanelHost isCovered={isCovered}>{panel}</PanelHost>, {
    session: 'user',
    brand: { ...testBrand, paymentHosts: ['pay.example'] },
    takeMethod: { delivery: savedAddress, draftUuid },
    ...options,
    answers: { [processPath]: () => placed, ...options.answers },
  });
}

export const orderButton = () => screen.findByRole('button', { name: /^(Заказать|Оплатить)/ });

/** The button, once the terms of the place are loaded. Found by its text: a role is looked for in the whole panel. */
export async function readyButton() {
  await screen.findByText(/Привезем за/);
  return (await screen.findByText(/^(Заказать|Оплатить)$/)).closest('button') as HTMLElement;
}
