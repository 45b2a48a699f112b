/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, draftUuid } from '../../testing/answers';
import { closePanels, coverOrder, openOrder, orderButton } from '../../testing/openOrder';

beforeEach(() => sessionStorage.clear());

test('an empty cart leads back to the cart panel', async () => {
  const { emitted } = openOrder({ cart: null, takeMethod: { delivery: deliveryAddress, draftUuid } });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
});

describe('a cart that is emptied under another panel', () => {
  async function emptyUnderTakeMethod() {
    const view = openOrder();
    await orderButton();
    coverOrder();
    act(() => void view.queryClient.setQueryData(['cart'], null));
    expect(await screen.findByText('Загружаем заказ')).toBeInTheDocument();
    expect(view.emitted('shell:panel-back-requested')).toEqual([]);
    return view;
  }

  test('leads back to the cart when that panel has closed', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads back to the cart only then after a reload too, before which that panel was open', async () => {
    const { emitted } = openOrder({
      isCovered: true,
      cart: null,
      takeMethod: { delivery: deliveryAddress, draftUuid },
    });
    await waitFor(() => expect(screen.getByText('Загружаем заказ')).toBeInTheDocument());
    expect(emitted('shell:panel-back-requested')).toEqual([]);
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads nowhere when the order has closed with that panel', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method', 'order');
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});
